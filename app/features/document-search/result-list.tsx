import { type ReactNode, useEffect, useRef } from 'react'
import { type RowsPosition, useVirtualRows, VirtualRows } from '../../ui/virtual-rows'
import type { FoundDocument } from './document-search.server'
import { ResultRow } from './result-row'
import { useSearchText } from './use-search-text'

/** The scroll position of a search's list when it was last shown. */
export interface ListPosition extends RowsPosition {
  turn: number
}

interface ResultListProps {
  rows: readonly FoundDocument[]
  total: number | null
  busy: boolean
  before: RowsPosition | null
  onPosition(position: RowsPosition): void
  /** The end is in view. */
  onEnd(): void
  /** Reaching the end may load more without a click. */
  resting: boolean
  /** Arrow up on the first row. */
  onLeave(): void
  foot: ReactNode
}

/** More is loaded at this distance (px) from the end. */
const foresight = 400

export function ResultList(props: ResultListProps) {
  const { rows, total, busy, before, foot } = props
  const documentSearch = useSearchText()
  const box = useRef<HTMLDivElement>(null)
  const list = useVirtualRows({
    box,
    count: rows.length,
    usualHeight: 136,
    overscan: 4,
    before,
    keyOf: (index) => rows[index]?.key ?? index,
  })
  const onScroll = useEnd(box, props)
  useAtTheEnd(() => props.onPosition(list.position()))
  return (
    <div
      ref={box}
      className="fill-scroll overflow-x-hidden overflow-y-auto overscroll-contain"
      onScroll={onScroll}
    >
      <VirtualRows
        rows={list}
        label={documentSearch.results}
        busy={busy}
        total={total ?? 0}
        control="a"
        onLeave={props.onLeave}
        row={(index, focus) => {
          const row = rows[index]
          return row && <ResultRow row={row} {...focus} />
        }}
      />
      {foot}
    </div>
  )
}

/** Runs `act` when the list is removed. */
function useAtTheEnd(act: () => void) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => () => latest.current(), [])
}

/** Loads more when the end comes into view: after scrolling down, or because the rows do not fill the box. */
function useEnd(
  box: { readonly current: HTMLElement | null },
  { rows, resting, onEnd }: ResultListProps,
) {
  const lastTop = useRef(0)
  const nearEnd = (element: HTMLElement) =>
    element.scrollHeight - element.scrollTop - element.clientHeight < foresight

  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows are the reason to check again
  useEffect(() => {
    if (resting && box.current && nearEnd(box.current)) onEnd()
  }, [rows, resting])

  return () => {
    if (!box.current) return
    const down = box.current.scrollTop > lastTop.current
    lastTop.current = box.current.scrollTop
    if (down && nearEnd(box.current)) onEnd()
  }
}
