import { type RefObject, useEffect, useState } from 'react'
import { tabStripReserve } from '../../ui/tab-sizes'
import type { StripTab } from '../store/strip-tab'

/** If at least this much room (px) is left after the tabs, the strip is certainly wide enough. */
const ampleRoom = 24

/**
 * Keeps the active tab in view, and says whether there may be too many tabs: only then does `useOverflow`, which the
 * page does not need before, start to measure. The server does not know the width.
 */
export function useStripLayout(
  bar: RefObject<HTMLElement>,
  scroller: RefObject<HTMLElement>,
  tabs: readonly StripTab[],
  active: string,
): { wasFull: boolean } {
  const [wasFull, setWasFull] = useState(false)
  const order = tabs.map((tab) => tab.id + tab.pinned).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are the reason to measure
  useEffect(() => {
    const [strip, box] = [bar.current, scroller.current]
    if (!strip || !box) return
    // Also reports the initial size, at a moment when the shell is laid out anyway.
    const observer = new ResizeObserver(() => {
      box
        .querySelector('[aria-selected=true]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const dock = strip.querySelector<HTMLElement>('[data-part=dock]')?.offsetWidth ?? 0
      if (box.clientWidth + dock + tabStripReserve + ampleRoom > strip.clientWidth) setWasFull(true)
    })
    for (const part of [strip, box]) observer.observe(part)
    return () => observer.disconnect()
  }, [bar, scroller, order, active])
  return { wasFull }
}
