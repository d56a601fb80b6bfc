import { FileSearch } from 'lucide'
import { lazy, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { LaterPart } from '../../ui/later-part'
import styles from './search-button.module.css'

const SearchDrawer = lazy(() => import('./search-drawer'))

interface SearchButtonProps {
  /** Goes to a path of the portal. */
  onGo(path: string): void
}

/** 「公文检索」 in the top bar. Its drawer is loaded on first use, and keeps what was found while the page lives. */
export function SearchButton({ onGo }: SearchButtonProps) {
  const { documentSearch } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const lost = () => {
    setWanted(false)
    setOpen(false)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={documentSearch.title}
        title={documentSearch.title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon drawing={FileSearch} className={styles.icon} />
      </button>
      {wanted && (
        <LaterPart onLost={lost}>
          <SearchDrawer open={open} button={button} onGo={onGo} onClose={() => setOpen(false)} />
        </LaterPart>
      )}
    </>
  )
}
