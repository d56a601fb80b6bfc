import { FileText } from 'lucide'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../ui/icon'
import type { Visit } from './document-search.server'
import type { Library } from './library'
import { SearchHistory } from './search-history'
import styles from './search-start.module.css'
import { TraceState } from './trace-state'
import { useSearchText } from './use-search-text'
import type { Traces } from './use-traces'

interface SearchStartProps {
  library: Library
  traces: Traces
  onSearch(keyword: string): void
  /** Moves the focus back to the box. */
  onLeave(): void
  /** The history was cleared, and the focus was lost with it. */
  onEmptied(): void
}

/** Shown before the first search: the last searches and the recently opened documents. Arrow keys go through them. */
export function SearchStart(props: SearchStartProps) {
  const { library, traces, onSearch, onLeave, onEmptied } = props
  const documentSearch = useSearchText()
  const { history, visits } = traces
  const found = visits.data?.visits ?? []

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
    const at = stops.indexOf(event.target as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    if (at + step < 0) onLeave()
    else stops[at + step]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of its content
    <div
      className="fill-scroll overflow-x-hidden overflow-y-auto px-5 pt-0 pb-5 max-700:px-4 max-700:pt-0 max-700:pb-4"
      onKeyDown={onKeyDown}
    >
      <SearchHistory
        library={library}
        history={history}
        onSearch={onSearch}
        onEmptied={onEmptied}
      />
      <section className={styles.section} aria-label={documentSearch.visits[library]}>
        <header className="flex items-center justify-between gap-3 min-h-36px">
          <h3 className="text-md font-bold">{documentSearch.visits[library]}</h3>
        </header>
        <TraceState trace={visits} empty={found.length === 0 && documentSearch.noVisits[library]}>
          <ul className={styles.visits}>
            {found.map((visit) => (
              <li key={visit.path}>
                <VisitLink visit={visit} />
              </li>
            ))}
          </ul>
        </TraceState>
      </section>
    </div>
  )
}

function VisitLink({ visit: { path, title, issuer } }: { visit: Visit }) {
  const documentSearch = useSearchText()
  return (
    <a
      className="row flex gap-2.5 items-center min-h-42px px-2 py-0 rounded-md hover:text-accent max-700:flex-wrap max-700:gap-x-2.5 max-700:px-2 max-700:py-1.5"
      href={path}
      target="_blank"
      rel="noopener"
      data-stop
    >
      <Icon drawing={FileText} className="text-accent" />
      <span className={`ellipsis flex-1 ${styles.title}`} title={title}>
        {title.trim() || documentSearch.untitled}
      </span>
      <span className={`ellipsis quiet flex-none ${styles.issuer}`} title={issuer}>
        {issuer}
      </span>
    </a>
  )
}
