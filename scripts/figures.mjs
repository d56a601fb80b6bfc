/** Judges a benchmark's numbers: whether they are possible, how far they spread, and how several runs merge. */

/** A measure with a goal that spreads further than this is measured again. */
export const steadyWithin = 0.2

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5)
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  // Infinity, which stands for what never happened, minus itself is NaN.
  return below === above ? below : below + (above - below) * (place % 1)
}

/**
 * The interquartile range of the values, as a share of the median; null = too few values.
 * @param {readonly number[]} values
 * @returns {number | null}
 */
export function spreadOf(values) {
  if (values.length < 3) return null
  const middle = median(values)
  if (!Number.isFinite(middle) || middle === 0) return null
  return (quantile(values, 0.75) - quantile(values, 0.25)) / middle
}

/** Whether a number cannot be right, because something else on the machine was measured. */
export function isImpossible({ value, impossibleBelow = 0 }) {
  return Number.isNaN(value) || value < impossibleBelow
}

/** Whether a measure with a goal varies too much to be judged. */
export function isUnsteady(measure) {
  if (measure.goal === undefined && measure.least === undefined) return false
  return isImpossible(measure) || (measure.spread ?? 0) > steadyWithin
}

/**
 * Merges one measure of several runs: the median of the possible values, or NaN, which meets no goal.
 * @param {{ name: string, value: number, rounds?: number[] }[]} runs
 */
export function merged(runs) {
  const possible = runs.filter((run) => !isImpossible(run))
  const [first] = possible.length > 0 ? possible : runs
  const values = possible.map(({ value }) => value)
  const rounds = possible.flatMap(({ rounds = [], value }) =>
    rounds.length > 0 ? rounds : [value],
  )
  const { rounds: _, ...rest } = first
  return {
    ...rest,
    value: values.length > 0 ? median(values) : Number.NaN,
    spread: spreadOf(rounds),
  }
}

/**
 * Runs a benchmark, and repeats it while one of its measures is unsteady.
 * @param {() => Promise<{ status: number | null, measures: object[] }>} runOnce
 */
export async function runUntilSteady(runOnce, most = 3) {
  const runs = []
  let measures = []
  while (runs.length < most) {
    const run = await runOnce()
    if (run.status !== 0) return { status: run.status, measures, runs: runs.length + 1 }
    runs.push(run.measures)
    measures = run.measures.map(({ name }) =>
      merged(runs.flatMap((all) => all.filter((one) => one.name === name))),
    )
    if (!measures.some(isUnsteady)) break
  }
  return { status: 0, measures, runs: runs.length }
}
