import type { ReactNode } from 'react'
import { WhenLoaded } from './loading-state'
import { Pager } from './pager'
import type { List, Page } from './use-list'

interface ListBodyProps<Answer> {
  list: List<Answer>
  /** What to say if the list has no rows. */
  empty: string
  /** What one row is counted in. */
  unit?: string | undefined
  children(answer: Answer): ReactNode
}

/** The rows of a list with all that can stand in their place, and the ways to its other pages. */
export function ListBody<Answer extends Page<unknown>>(props: ListBodyProps<Answer>) {
  const { list, empty, unit, children } = props
  return (
    <WhenLoaded loaded={list}>
      {(answer) => (
        <>
          {answer.records.length > 0 ? children(answer) : <p className="state">{empty}</p>}
          {answer.total > 0 && <Pager list={list} total={answer.total} unit={unit} />}
        </>
      )}
    </WhenLoaded>
  )
}
