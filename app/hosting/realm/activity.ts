/** How often activity is told (ms). */
const pace = 1_000
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/** Tells the shell that the person is doing something here: events of a frame do not reach the page around it. */
export function tellActivity(active: () => void) {
  let last = Number.NEGATIVE_INFINITY
  const tell = () => {
    if (performance.now() - last < pace) return
    last = performance.now()
    active()
  }
  for (const sign of signs) window.addEventListener(sign, tell, { capture: true, passive: true })
}
