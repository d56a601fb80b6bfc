import type { SubAppEvents } from '@portal/sub-app'

/**
 * The class that shows a list and, beside it, what was opened from it. `tight`: the list has little room; '' = they do
 * not fit side by side.
 */
export type Panes = '' | 'panes tight' | 'panes'

/** The narrowest windows for each, in pixels at the usual text size. */
const narrowest = { tight: 1500, roomy: 1800 }

export function fittingPanes(): Panes {
  const width = window.innerWidth / textFactor()
  if (width < narrowest.tight) return ''
  return width < narrowest.roomy ? 'panes tight' : 'panes'
}

/** Media queries cannot use it. */
function textFactor(): number {
  const style = getComputedStyle(document.documentElement)
  return Number(style.getPropertyValue('--portal-sizes-text')) || 1
}

/** Calls `listener` whenever other panes fit. Returns a function that stops it. */
export function onPanes(events: SubAppEvents, listener: (panes: Panes) => void): () => void {
  let last = fittingPanes()
  function look() {
    const now = fittingPanes()
    if (now === last) return
    last = now
    listener(now)
  }
  window.addEventListener('resize', look)
  const stopFollowing = events.on('theme', look)
  return () => {
    window.removeEventListener('resize', look)
    stopFollowing()
  }
}
