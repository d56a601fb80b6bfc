import { FileText } from 'lucide'
import type { KeyboardEvent } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import type { Visit } from './document-search.server'
import type { Library } from './library'
import { SearchHistory } from './search-history'
import styles from './search-start.module.css'
import { TraceState } from './trace-state'
import type { Traces } from './use-traces'

interface SearchStartProps {
  library: Library
  traces: Traces
  onSearch(keyword: string): void
  /** Back to the box. */
  onLeave(): void
  /** The history is gone, and the focus with it. */
  onEmptied(): void
}

/** Before there is a search: the last ones, and the documents that were opened last. Arrow keys go through them. */
export function SearchStart(props: SearchStartProps) {
  const { library, traces, onSearch, onLeave, onEmptied } = props
  const { documentSearch } = useText()
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of what is in it
    <div className={styles.start} onKeyDown={onKeyDown}>
      <SearchHistory
        library={library}
        history={history}
        onSearch={onSearch}
        onEmptied={onEmptied}
      />
      <section className={styles.section} aria-label={documentSearch.visits[library]}>
        <header className={styles.head}>
          <h3>{documentSearch.visits[library]}</h3>
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
  const { documentSearch } = useText()
  return (
    <a className={styles.visit} href={path} target="_blank" rel="noopener" data-stop>
      <Icon drawing={FileText} className={styles.paper} />
      <span className={styles.title} title={title}>
        {title.trim() || documentSearch.untitled}
      </span>
      <span className={styles.issuer} title={issuer}>
        {issuer}
      </span>
    </a>
  )
}
