const zoomSteps = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8]

/** The next zoom step in a direction; the same scale if there is none. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const beyond = zoomSteps.filter((step) =>
    direction > 0 ? step > scale + 0.005 : step < scale - 0.005,
  )
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? scale
}

/** The scale after a pinch or after turning the wheel with Ctrl. */
export function pinched(scale: number, turn: number, most = 8): number {
  return Math.min(most, Math.max(0.1, scale * Math.exp(-turn / 300)))
}
