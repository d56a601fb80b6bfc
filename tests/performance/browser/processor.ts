/**
 * Nanoseconds that a step of the loop below takes on the machine that the goals were set for: two quiet cores of
 * November 2026.
 */
const usualStep = 2.3
const steps = 2e8

/**
 * How much Chromium must slow down the processor to be `times` slower than the one that the goals were set for: less on
 * a slower machine, so that goals in milliseconds mean the same on both. At least 1.
 */
export function slowdownTo(times: number): number {
  return Math.max(1, (times * usualStep) / stepTime())
}

/** Nanoseconds a step; the best of three, because another program can only make it slower. */
function stepTime(): number {
  return Math.min(...[1, 2, 3].map(once))
}

function once(): number {
  const started = performance.now()
  let value = 0
  for (let step = 0; step < steps; step += 1) value = (value * 31 + step) | 0
  const took = performance.now() - started
  // The result is used, so that the loop is not left out.
  return value === 1 ? took : (took * 1e6) / steps
}
