import type { ReactNode } from 'react'
import { useText } from '../../text/text-context'
import styles from './search-start.module.css'

interface TraceStateProps {
  trace: { data: unknown; error: string; loading: boolean; reload(): void }
  /** What to say where there is nothing; false = there is something. */
  empty: string | false
  children: ReactNode
}

/** The traces, or one calm line in their place. */
export function TraceState({
  trace: { data, error, loading, reload },
  empty,
  children,
}: TraceStateProps) {
  const { hosting, documentSearch, frame } = useText()
  if (data && !empty) return children
  return (
    <p className={styles.line} role="status">
      {data ? empty : loading ? hosting.loading : documentSearch.tracesUnavailable}
      {!data && error && !loading && (
        <button type="button" className={styles.textButton} onClick={reload}>
          {frame.retry}
        </button>
      )}
    </p>
  )
}
