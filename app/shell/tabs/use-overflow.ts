import { type RefObject, useEffect, useState } from 'react'
import type { StripTab } from '../store/strip-tab'
import { heldPlaces, hiddenSides, isCrowded, type TabWidths } from './strip-layout'

/** Left and right border of a tab together (px). */
const tabBorders = 2

const unmeasured = { crowded: false, before: false, after: false }

/**
 * Whether the strip needs 「更多」, and in which directions it can scroll. Measured when sizes, tabs or the scroll position
 * change.
 */
export function useOverflow(
  bar: RefObject<HTMLElement>,
  scroller: RefObject<HTMLElement>,
  tabs: readonly StripTab[],
  active: string,
) {
  const [layout, setLayout] = useState(unmeasured)
  const order = tabs.map(({ id, pinned, title }) => id + pinned + title).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are the reason to measure
  useEffect(() => {
    const [strip, box] = [bar.current, scroller.current]
    if (!strip || !box) return
    const measure = () => {
      const now = { crowded: crowdedIn(strip, box), ...hiddenSides(box) }
      holdPinned(strip, box)
      setLayout((before) => (sameLayout(before, now) ? before : now))
    }
    // Tabs change with the text size and with their marks.
    const observer = new ResizeObserver(measure)
    for (const part of [strip, ...tabsIn(box)]) observer.observe(part)
    box.addEventListener('scroll', measure)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [bar, scroller, order, active])
  return layout
}

const sameLayout = (one: typeof unmeasured, other: typeof unmeasured) =>
  one.crowded === other.crowded && one.before === other.before && one.after === other.after

const tabsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role=tab]')]

function crowdedIn(strip: HTMLElement, box: HTMLElement): boolean {
  const dock = strip.querySelector<HTMLElement>('[data-part=dock]')
  return isCrowded({
    strip: strip.clientWidth - (dock?.offsetWidth ?? 0),
    tabs: tabsIn(box).map(widthsOf),
    text: Number(getComputedStyle(strip).getPropertyValue('--portal-sizes-text')) || 1,
  })
}

function widthsOf(tab: HTMLElement): TabWidths {
  const { paddingLeft, paddingRight } = getComputedStyle(tab)
  return {
    around: Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + tabBorders,
    title: widthOfText(tab.querySelector('[data-part=title]')),
    active: tab.getAttribute('aria-selected') === 'true',
    pinned: 'pinned' in tab.dataset,
  }
}

/** The width of the whole text, even if only part of it is visible. */
function widthOfText(element: Element | null): number {
  if (!element) return 0
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().width
}

/** Keeps pinned tabs, and the arrow beside them, in place while the others scroll. */
function holdPinned(strip: HTMLElement, box: HTMLElement) {
  const pinned = tabsIn(box).filter((link) => 'pinned' in link.dataset)
  const held = heldPlaces(
    pinned.map((link) => link.offsetWidth),
    box.clientWidth,
  )
  strip.style.setProperty('--held', `${held?.room ?? 0}px`)
  for (const part of box.querySelectorAll<HTMLElement>('[data-tab]')) {
    const at = pinned.findIndex((link) => link.dataset.tab === part.dataset.tab)
    const place = held?.places[at]
    part.style.left = place === undefined ? '' : `${place}px`
  }
}
