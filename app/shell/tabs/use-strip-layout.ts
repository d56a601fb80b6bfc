import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { StripTab } from '../store/strip-tab'
import { hiddenSides, isCrowded } from './strip-layout'

const unmeasured = { crowded: false, wasCrowded: false, before: false, after: false }

/**
 * Whether the strip needs 「更多」, and in which directions it can scroll. Measured when sizes, tabs or the scroll position
 * change; the server does not know the width and shows neither. Keeps the active tab in view.
 */
export function useStripLayout(
  bar: RefObject<HTMLElement>,
  scroller: RefObject<HTMLElement>,
  tabs: readonly StripTab[],
  active: string,
) {
  const [layout, setLayout] = useState(unmeasured)
  const measure = useCallback(() => {
    const [strip, box] = [bar.current, scroller.current]
    if (!strip || !box) return
    const links = [...box.querySelectorAll<HTMLElement>('[role=tab]')]
    const pinned = links.filter((link) => 'pinned' in link.dataset)
    const crowded = isCrowded({
      strip: strip.clientWidth,
      pinned: pinned.map((link) => link.offsetWidth),
      others: links.length - pinned.length,
      text: Number(getComputedStyle(strip).getPropertyValue('--portal-sizes-text')) || 1,
    })
    const { before, after } = hiddenSides(box)
    setLayout((now) =>
      now.crowded === crowded && now.before === before && now.after === after
        ? now
        : { crowded, wasCrowded: crowded || now.wasCrowded, before, after },
    )
  }, [bar, scroller])

  const order = tabs.map((tab) => tab.id + tab.pinned).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are the reason to measure
  useEffect(() => {
    const reveal = () => {
      scroller.current
        ?.querySelector('[aria-selected=true]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      measure()
    }
    // Also reports the initial size, when the shell is laid out anyway.
    const observer = new ResizeObserver(reveal)
    // Its tabs change with the size of the text.
    for (const part of [bar.current, scroller.current?.querySelector('[role=tab]')])
      if (part) observer.observe(part)
    return () => observer.disconnect()
  }, [bar, scroller, measure, order, active])

  return { ...layout, measure }
}
