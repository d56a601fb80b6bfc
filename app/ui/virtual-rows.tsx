import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'

/** The position of a list when it was last shown, and the heights of its rows. */
export interface RowsPosition {
  current: number
  offset: number
  sizes: VirtualItem[]
}

interface VirtualRowsOptions {
  /** The scrolling element. */
  box: RefObject<HTMLElement>
  count: number
  /** A row's height (px) before it is measured. */
  usualHeight: number
  /** How many rows beyond the visible ones are rendered as well. */
  overscan: number
  keyOf(index: number): string | number
  before?: RowsPosition | null
}

/** A long list that renders only the visible rows and the one with the focus. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { box, count, before } = options
  const [chosen, setCurrent] = useState(before?.current ?? 0)
  const current = Math.max(0, Math.min(chosen, count - 1))
  const virtual = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => options.usualHeight,
    getItemKey: options.keyOf,
    overscan: options.overscan,
    initialOffset: before?.offset ?? 0,
    initialMeasurementsCache: before?.sizes ?? [],
    rangeExtractor: (range) =>
      [...new Set([current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  })
  return {
    virtual,
    current,
    setCurrent,
    position: (): RowsPosition => ({
      current,
      offset: virtual.scrollOffset ?? 0,
      sizes: virtual.takeSnapshot(),
    }),
  }
}

interface VirtualRowsProps {
  rows: Pick<ReturnType<typeof useVirtualRows>, 'virtual' | 'current' | 'setCurrent'>
  label: string
  busy?: boolean
  /** The total number of rows, if not all of them are in the list. */
  total?: number
  /** The element in a row that takes the focus. */
  control: 'a' | 'button'
  /** Called for ArrowUp on the first row; if missing, the focus stays there. */
  onLeave?(): void
  row(index: number, focus: { tabbable: boolean; onFocus(): void }): ReactNode
}

/** The rows; one of them is the tab stop, and arrow keys, Home and End move it. */
export function VirtualRows({ rows, label, busy, total, control, ...list }: VirtualRowsProps) {
  const { virtual, current, setCurrent } = rows
  const focusing = useRef(0)
  const { count } = virtual.options
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const last = count - 1
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    cancelAnimationFrame(focusing.current)
    if (next < 0 && list.onLeave) return list.onLeave()
    const to = Math.max(0, Math.min(last, next))
    setCurrent(to)
    virtual.scrollToIndex(to)
    const element = event.currentTarget
    // The row exists only once it is visible.
    focusing.current = requestAnimationFrame(() =>
      element.querySelector<HTMLElement>(`[data-index="${to}"] ${control}`)?.focus(),
    )
  }
  return (
    <ul
      className="relative"
      aria-label={label}
      aria-busy={busy}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          className="absolute w-full top-0 left-0"
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={Math.max(total ?? 0, count)}
          style={{ transform: `translateY(${start}px)` }}
        >
          {list.row(index, {
            tabbable: index === current,
            onFocus: () => setCurrent(index),
          })}
        </li>
      ))}
    </ul>
  )
}
