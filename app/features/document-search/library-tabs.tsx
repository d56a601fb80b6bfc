import type { KeyboardEvent } from 'react'
import { useText } from '../../text/text-context'
import type { Library } from './library'
import styles from './search-drawer.module.css'

interface LibraryTabsProps {
  shown: readonly Library[]
  library: Library
  /** What shows the chosen library. */
  panelId: string
  onChoose(library: Library): void
}

/** The libraries to search; arrow keys go from one to the next. */
export function LibraryTabs({ shown, library, panelId, onChoose }: LibraryTabsProps) {
  const { documentSearch } = useText()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = shown.indexOf(library)
    const last = shown.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const to = next === undefined ? undefined : shown[next]
    if (next === undefined || !to) return
    event.preventDefault()
    onChoose(to)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={documentSearch.libraries}
      onKeyDown={onKeyDown}
    >
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${panelId}-${one}`}
          className={styles.tab}
          aria-selected={one === library}
          aria-controls={one === library ? panelId : undefined}
          tabIndex={one === library ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {documentSearch.library[one]}
        </button>
      ))}
    </div>
  )
}
