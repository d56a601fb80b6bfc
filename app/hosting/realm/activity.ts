/** Minimum time between two reports (ms). */
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
 * Reports user activity in this window, at most once a second. An app frame reports to the shell, because its events do
 * not reach the page around it. Returns a function that stops it.
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

/** Pages scroll without the user, and content that moves under a resting pointer looks like a pointer move. */
function isUsers(event: Event): boolean {
  if (event.type === 'scroll') return navigator.userActivation?.isActive ?? false
  if (event.type !== 'pointermove') return true
  const { movementX, movementY } = event as PointerEvent
  return movementX !== 0 || movementY !== 0
}
