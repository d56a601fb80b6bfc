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

/** 「高级检索」: opens the app gwsearch with the keyword in the box (SEARCH-05). */
export function AdvancedLink({ library, search, onGo }: AdvancedLinkProps) {
  const { documentSearch } = useText()
  const { typed } = useSyncExternalStore(search.subscribe, search.snapshot)
  const path = advancedPath(library, keywordOf(typed.slice(0, longestKeyword)))

  /** With a modifier key the link opens in another window, and the drawer stays. */
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onGo(path)
  }
  return (
    <a
      className={`flex flex-none items-center whitespace-nowrap no-underline rounded-sm text-accent gap-5px min-h-36px ${styles.advanced}`}
      href={path}
      onClick={follow}
    >
      <Icon drawing={SlidersHorizontal} className="size-15px" />
      {documentSearch.advanced}
    </a>
  )
}
