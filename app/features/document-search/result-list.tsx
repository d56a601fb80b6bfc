import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
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
  const [current, setCurrent] = useState(before?.current ?? 0)
  const focusing = useRef(0)
  const virtual = useVirtualizer({
    count: rows.length,
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

  const latest = useRef(() => {})
  latest.current = () =>
    props.onPlace({ current, offset: virtual.scrollOffset ?? 0, sizes: virtual.takeSnapshot() })
  useEffect(() => () => latest.current(), [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const last = rows.length - 1
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    cancelAnimationFrame(focusing.current)
    if (next < 0) return props.onLeave()
    const to = Math.min(last, next)
    setCurrent(to)
    virtual.scrollToIndex(to)
    const list = event.currentTarget
    // The row is there once it is in sight.
    focusing.current = requestAnimationFrame(() =>
      list.querySelector<HTMLElement>(`[data-index="${to}"] a`)?.focus(),
    )
  }

  return (
    <div ref={box} className={styles.scroll} onScroll={onScroll}>
      <ul
        className={styles.list}
        aria-label={documentSearch.results}
        aria-busy={busy}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={key}
                ref={virtual.measureElement}
                className={styles.item}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={Math.max(total ?? 0, rows.length)}
                style={{ transform: `translateY(${start}px)` }}
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
