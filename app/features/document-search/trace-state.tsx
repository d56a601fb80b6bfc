import type { ReactNode } from 'react'
import { useText } from '../../text/text-context'
import styles from './search-start.module.css'
import { useSearchText } from './use-search-text'

interface TraceStateProps {
  trace: { data: unknown; error: string; loading: boolean; reload(): void }
  /** The text for an empty list; false = the list is not empty. */
  empty: string | false
  children: ReactNode
}

/** The traces, or one quiet line instead. */
export function TraceState({
  trace: { data, error, loading, reload },
  empty,
  children,
}: TraceStateProps) {
  const { hosting, shell } = useText()
  const documentSearch = useSearchText()
  if (data && !empty) return children
  return (
    <p className="quiet flex gap-3 px-0 pt-1 pb-2" role="status">
      {data ? empty : loading ? hosting.loading : documentSearch.tracesUnavailable}
      {!data && error && !loading && (
        <button
          type="button"
          className={`text-accent underline ${styles.textButton}`}
          onClick={reload}
        >
          {shell.retry}
        </button>
      )}
    </p>
  )
}
