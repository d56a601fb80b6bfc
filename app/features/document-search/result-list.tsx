import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../text/text-context'
import { placeOfRow, useRowFocus } from '../../ui/use-row-focus'
import type { FoundDocument } from './document-search.server'
import { ResultRow } from './result-row'
import styles from './search-results.module.css'

/** Where a list was when it was last seen, and how high its rows are. */
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
  /** The end is in sight. */
  onEnd(): void
  /** The end may ask for more by itself. */
  resting: boolean
  /** Up from the first row. */
  onLeave(): void
  foot: ReactNode
}

const usualHeight = 136
/** So far before the end more is asked for. */
const foresight = 400

/** However many there are, only those in sight are elements; one of them takes the focus, arrow keys move it. */
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
    // The row with the focus stays an element, wherever the list is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  })
  const onScroll = useEnd(box, props)
  useAtTheEnd(() =>
    props.onPlace({ current, offset: virtual.scrollOffset ?? 0, sizes: virtual.takeSnapshot() }),
  )

  return (
    <div ref={box} className={styles.scroll} onScroll={onScroll}>
      <ul
        className={styles.list}
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
                className={styles.item}
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

/** Does it when the list goes away. */
function useAtTheEnd(act: () => void) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => () => latest.current(), [])
}

/** Asks for more where the end comes into sight: by scrolling down, or because there is too little to scroll. */
function useEnd(
  box: { readonly current: HTMLElement | null },
  { rows, resting, onEnd }: ResultListProps,
) {
  const lastTop = useRef(0)
  const nearEnd = (element: HTMLElement) =>
    element.scrollHeight - element.scrollTop - element.clientHeight < foresight

  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows are the reason to look again
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
