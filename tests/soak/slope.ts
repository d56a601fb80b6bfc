/** The slope per step of the straight line that fits the values best; NaN for fewer than two. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const sums = values.reduce(
    ({ over, under }, value, at) => ({
      over: over + (at - middle) * (value - mean),
      under: under + (at - middle) ** 2,
    }),
    { over: 0, under: 0 },
  )
  return sums.over / sums.under
}
