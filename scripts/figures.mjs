/** What a benchmark's numbers are worth: whether they can be, how far they spread, and what of several runs counts. */

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
  // What never happened has no distance from anything.
  return below === above ? below : below + (above - below) * (place % 1)
}

/**
 * How far the middle half of the values reaches, as a part of the median; null = too few to tell.
 * @param {readonly number[]} values
 * @returns {number | null}
 */
export function spreadOf(values) {
  if (values.length < 3) return null
  const middle = median(values)
  if (!Number.isFinite(middle) || middle === 0) return null
  return (quantile(values, 0.75) - quantile(values, 0.25)) / middle
}

/** Whether a number cannot be what it is called: something else on the machine was measured. */
export function isImpossible({ value, impossibleBelow = 0 }) {
  return Number.isNaN(value) || value < impossibleBelow
}

/** Whether a measure that has to keep something is too uncertain to say that it does. */
export function isUnsteady(measure) {
  if (measure.goal === undefined && measure.least === undefined) return false
  return isImpossible(measure) || (measure.spread ?? 0) > steadyWithin
}

/**
 * One measure of the same one in several runs: the median of those that can be. NaN, which passes nothing, if none can.
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
 * Runs a benchmark, and again while one of its measures is unsteady.
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
