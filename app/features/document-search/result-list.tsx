import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../text/text-context'
import { placeOfRow, useRowFocus } from '../../ui/use-row-focus'
import type { FoundDocument } from './document-search.server'
import { ResultRow } from './result-row'

/** The scroll position of a list when it was last shown, and the heights of its rows. */
export interface ListPlace {
  turn: number
  current: number
  offset: number
  sizes: VirtualItem[]
}

interface ResultListProps {
  rows: readonly FoundDocument[]
  total: number | null
  busy: boolean
  before: ListPlace | null
  onPlace(place: Omit<ListPlace, 'turn'>): void
  /** The end is in view. */
  onEnd(): void
  /** Reaching the end may load more without a click. */
  resting: boolean
  /** Arrow up on the first row. */
  onLeave(): void
  foot: ReactNode
}

const usualHeight = 136
/** More is loaded at this distance (px) from the end. */
const foresight = 400

/**
 * However long the list is, only the rows in view are elements; one of them takes the focus, and arrow keys move it.
 */
export function ResultList(props: ResultListProps) {
  const { rows, total, busy, before, foot } = props
  const { documentSearch } = useText()
  const box = useRef<HTMLDivElement>(null)
  const count = rows.length
  const { current, setCurrent, moveBy } = useRowFocus({
    ...{ count, first: before?.current ?? 0 },
    ...{ control: 'a', onLeave: props.onLeave },
  })
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 4,
    initialOffset: before?.offset ?? 0,
    initialMeasurementsCache: before?.sizes ?? [],
    // The focused row stays an element, however far the list is scrolled.
    rangeExtractor: (range) =>
      [...new Set([current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  })
  const onScroll = useEnd(box, props)
  useAtTheEnd(() =>
    props.onPlace({ current, offset: virtual.scrollOffset ?? 0, sizes: virtual.takeSnapshot() }),
  )

  return (
    <div
      ref={box}
      className="fill-scroll overflow-x-hidden overflow-y-auto overscroll-contain"
      onScroll={onScroll}
    >
      <ul
        className="relative"
        aria-label={documentSearch.results}
        aria-busy={busy}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={moveBy(virtual.scrollToIndex)}
      >
        {virtual.getVirtualItems().map((item) => {
          const { index, key } = item
          const row = rows[index]
          return (
            row && (
              <li
                key={key}
                ref={virtual.measureElement}
                className="absolute w-full top-0 left-0"
                {...placeOfRow(item, Math.max(total ?? 0, count))}
              >
                <ResultRow
                  row={row}
                  tabbable={index === current}
                  onFocus={() => setCurrent(index)}
                />
              </li>
            )
          )
        })}
      </ul>
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
