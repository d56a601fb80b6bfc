import { History, Trash2, X } from 'lucide'
import { useRef, useState } from 'react'
import type { SearchRecord } from '~contract/platform/document-search'
import { Icon } from '../../ui/icon'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import type { Library } from './library'
import styles from './search-start.module.css'
import { TraceState } from './trace-state'
import { useSearchText } from './use-search-text'
import type { Traces } from './use-traces'

interface SearchHistoryProps {
  library: Library
  history: Traces['history']
  onSearch(keyword: string): void
  /** The list is empty, so nothing in it can take the focus. */
  onEmptied(): void
}

/** The last searches (SEARCH-03): to repeat, to delete one by one, or to clear. */
export function SearchHistory({ library, history, onSearch, onEmptied }: SearchHistoryProps) {
  const documentSearch = useSearchText()
  const list = useRef<HTMLUListElement>(null)
  const { change, failed } = useChange(library, history.reload)
  const records = history.data?.records ?? []

  async function remove({ id }: SearchRecord, index: number) {
    if (!(await change('/document-search/history', { id }, documentSearch.deleted))) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-delete]')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else onEmptied()
  }

  async function clear() {
    if (await change('/document-search/history/clear', {}, documentSearch.cleared)) onEmptied()
  }

  return (
    <section className={styles.section} aria-label={documentSearch.history}>
      <header className="flex items-center justify-between gap-3 min-h-36px">
        <h3 className="text-md font-bold">{documentSearch.history}</h3>
        {records.length > 0 && (
          <button
            type="button"
            className={`quiet flex gap-5px items-center min-h-32px px-2 rounded-md hover:bg-hover hover:text-text ${styles.clear}`}
            onClick={() => void clear()}
          >
            <Icon drawing={Trash2} className="size-14px" />
            {documentSearch.clearHistory}
          </button>
        )}
      </header>
      <TraceState trace={history} empty={records.length === 0 && documentSearch.noHistory}>
        <ul ref={list} className="flex flex-wrap mt-1 gap-2">
          {records.map((record, index) => (
            <RecordLine
              key={record.id}
              keyword={record.keyword}
              onSearch={() => onSearch(record.keyword)}
              onRemove={() => void remove(record, index)}
            />
          ))}
        </ul>
      </TraceState>
      <p className="quiet mt-2" role="status">
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
  const documentSearch = useSearchText()
  return (
    <li className={`flex max-w-full border rounded-full bg-sunken ${styles.record}`}>
      <button
        type="button"
        className={`flex items-center min-w-0 text-sm pl-3 gap-1.5 min-h-32px rounded-full text-muted ${styles.keyword}`}
        title={keyword}
        data-stop
        onClick={onSearch}
      >
        <Icon drawing={History} className="size-14px" />
        <span className="ellipsis max-w-16em text-text">{keyword}</span>
      </button>
      <button
        type="button"
        className="icon-button-plain size-32px min-h-32px rounded-full text-muted hover:text-danger svg:size-14px"
        aria-label={documentSearch.deleteRecord(keyword)}
        data-delete
        onClick={onRemove}
      >
        <Icon drawing={X} />
      </button>
    </li>
  )
}

/** Changes the history, one change at a time, and loads it again. */
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
