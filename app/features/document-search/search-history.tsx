import { History, Trash2, X } from 'lucide'
import { useRef, useState } from 'react'
import type { SearchRecord } from '~contract/platform/document-search'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import type { Library } from './library'
import styles from './search-start.module.css'
import { TraceState } from './trace-state'
import type { Traces } from './use-traces'

interface SearchHistoryProps {
  library: Library
  history: Traces['history']
  onSearch(keyword: string): void
  /** Nothing is left that could have the focus. */
  onEmptied(): void
}

/** The last searches (SEARCH-03): to be made again, deleted one by one, or cleared. */
export function SearchHistory({ library, history, onSearch, onEmptied }: SearchHistoryProps) {
  const { documentSearch } = useText()
  const list = useRef<HTMLUListElement>(null)
  const { change, failed } = useChange(library, history.reload)
  const records = history.data?.records ?? []

  async function remove({ id }: SearchRecord, place: number) {
    if (!(await change('/document-search/history', { id }, documentSearch.deleted))) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-delete]')
    const next = buttons?.[place + 1] ?? buttons?.[place - 1]
    if (next) next.focus()
    else onEmptied()
  }

  async function clear() {
    if (await change('/document-search/history/clear', {}, documentSearch.cleared)) onEmptied()
  }

  return (
    <section className={styles.section} aria-label={documentSearch.history}>
      <header className={styles.head}>
        <h3>{documentSearch.history}</h3>
        {records.length > 0 && (
          <button type="button" className={styles.clear} onClick={() => void clear()}>
            <Icon drawing={Trash2} className={styles.small} />
            {documentSearch.clearHistory}
          </button>
        )}
      </header>
      <TraceState trace={history} empty={records.length === 0 && documentSearch.noHistory}>
        <ul ref={list} className={styles.records}>
          {records.map((record, place) => (
            <RecordLine
              key={record.id}
              keyword={record.keyword}
              onSearch={() => onSearch(record.keyword)}
              onRemove={() => void remove(record, place)}
            />
          ))}
        </ul>
      </TraceState>
      <p className={styles.failure} role="status">
        {failed && documentSearch.notDeleted}
      </p>
    </section>
  )
}

interface RecordLineProps {
  keyword: string
  onSearch(): void
  onRemove(): void
}

function RecordLine({ keyword, onSearch, onRemove }: RecordLineProps) {
  const { documentSearch } = useText()
  return (
    <li className={styles.record}>
      <button type="button" className={styles.keyword} title={keyword} data-stop onClick={onSearch}>
        <Icon drawing={History} className={styles.small} />
        <span>{keyword}</span>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={documentSearch.deleteRecord(keyword)}
        data-delete
        onClick={onRemove}
      >
        <Icon drawing={X} />
      </button>
    </li>
  )
}

/** Changes the history, one change at a time, and asks for it anew. */
function useChange(library: Library, reload: () => void) {
  const server = useServer()
  const running = useRef(false)
  const [failed, setFailed] = useState(false)

  async function change(path: string, what: object, done: string): Promise<boolean> {
    if (running.current) return false
    running.current = true
    const answer = await server(path, { method: 'POST', body: { library, ...what } })
    running.current = false
    const succeeded = 'data' in answer
    setFailed(!succeeded)
    reload()
    if (succeeded) showToast({ kind: 'success', text: done })
    return succeeded
  }
  return { change, failed }
}
