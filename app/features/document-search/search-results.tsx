import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { Spinner, Waiting } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import { type ListPosition, ResultList } from './result-list'
import styles from './search-results.module.css'
import type { SearchState, SearchStore } from './search-store'
import { useSearchText } from './use-search-text'

interface SearchResultsProps {
  state: SearchState
  search: SearchStore
  /** The scroll position of a list when it was last shown. */
  position: ListPosition | undefined
  onPosition(position: ListPosition): void
  /** Moves the focus back to the box. */
  onLeave(): void
  onRetry(): void
}

/** The results, or why there is nothing to show. */
export function SearchResults(props: SearchResultsProps) {
  const { state, search, position, onPosition, onLeave, onRetry } = props
  const documentSearch = useSearchText()
  const { keyword, rows, total, phase, turn } = state
  return (
    <section className="fill-column" aria-label={documentSearch.results}>
      <p className={`quiet flex-none px-5 pt-0 pb-2 border-b ${styles.total}`} role="status">
        {total !== null && documentSearch.total(total)}
      </p>
      {rows.length > 0 ? (
        <ResultList
          key={turn}
          rows={rows}
          total={total}
          busy={phase === 'loading'}
          before={position?.turn === turn ? position : null}
          onPosition={(last) => onPosition({ ...last, turn })}
          onEnd={search.more}
          resting={phase === 'resting'}
          onLeave={onLeave}
          foot={<Foot state={state} onRetry={onRetry} />}
        />
      ) : phase === 'loading' ? (
        <Waiting className="state-place min-h-0 pb-8 break-anywhere" />
      ) : phase === 'failed' ? (
        <div className="state-place min-h-0 pb-8 break-anywhere" role="status">
          <p>{documentSearch.unavailable}</p>
          <Retry onRetry={onRetry} />
        </div>
      ) : (
        <div className="state-place min-h-0 pb-8 break-anywhere">
          <StateMessage
            kind="missing"
            title={documentSearch.nothing(keyword)}
            detail={documentSearch.nothingDetail}
          />
        </div>
      )}
    </section>
  )
}

/** The state of loading, after the last row. */
function Foot({ state: { phase }, onRetry }: { state: SearchState; onRetry(): void }) {
  const { hosting } = useText()
  const documentSearch = useSearchText()
  return (
    <div className={`quiet wait px-4 ${styles.foot}`} role="status">
      {phase === 'loading' && (
        <>
          <Spinner />
          {hosting.loading}
        </>
      )}
      {phase === 'failed' && (
        <>
          {documentSearch.moreUnavailable}
          <Retry onRetry={onRetry} />
        </>
      )}
      {phase === 'ended' && documentSearch.end}
    </div>
  )
}

function Retry({ onRetry }: { onRetry(): void }) {
  const { shell } = useText()
  return (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {shell.retry}
    </Button>
  )
}
