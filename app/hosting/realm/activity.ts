/** How often activity is reported (ms). */
const pace = 1_000
const signs = [
  'pointermove',
  'pointerdown',
  'wheel',
  'keydown',
  'touchstart',
  'touchmove',
  'scroll',
] as const

/**
 * Reports that the user is doing something in this window, at most once a second. A frame reports to the shell: its
 * events do not reach the page around it. Gives the way to stop.
 */
export function publishActivity(active: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY
  const report = (event: Event) => {
    if (performance.now() - last < pace || !isUsers(event)) return
    last = performance.now()
    active()
  }
  for (const sign of signs) window.addEventListener(sign, report, { capture: true, passive: true })
  return () => {
    for (const sign of signs) window.removeEventListener(sign, report, { capture: true })
  }
}

/** Pages scroll by themselves, and content that moves below a resting pointer looks like a move of the pointer. */
function isUsers(event: Event): boolean {
  if (event.type === 'scroll') return navigator.userActivation?.isActive ?? false
  if (event.type !== 'pointermove') return true
  const { movementX, movementY } = event as PointerEvent
  return movementX !== 0 || movementY !== 0
}
