import { SlidersHorizontal } from 'lucide'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { longestKeyword } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { opensElsewhere } from '../../ui/opens-elsewhere'
import { advancedPath, keywordOf, type Library } from './library'
import styles from './search-drawer.module.css'
import type { SearchStore } from './search-store'

interface AdvancedLinkProps {
  library: Library
  search: SearchStore
  onGo(path: string): void
}

/** 「高级检索」: the app gwsearch, with what stands in the box (SEARCH-05). */
export function AdvancedLink({ library, search, onGo }: AdvancedLinkProps) {
  const { documentSearch } = useText()
  const { typed } = useSyncExternalStore(search.subscribe, search.snapshot)
  const path = advancedPath(library, keywordOf(typed.slice(0, longestKeyword)))

  /** With a modifier key a link opens elsewhere, and the drawer stays. */
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onGo(path)
  }
  return (
    <a className={styles.advanced} href={path} onClick={follow}>
      <Icon drawing={SlidersHorizontal} className={styles.small} />
      {documentSearch.advanced}
    </a>
  )
}
