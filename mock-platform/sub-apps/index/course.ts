import { area, curveMonotoneX, line } from 'd3-shape'

/** Days of a week, and of what is compared with it. */
export const week = 7

/** Of the drawing, in its own units: its width is stretched to the card's. */
export const drawn = { width: 280, height: 64 }
/** Lines are thicker than nothing, at the edges too. */
const margin = 3

/** Counts of days → the outlines of their chart and what parts its weeks, as `d` of paths. */
export function outlinesOf(counts: readonly number[]) {
  const highest = Math.max(1, ...counts)
  const left = (day: number) => (day / Math.max(1, counts.length - 1)) * drawn.width
  const x = (_: number, at: number) => left(at)
  const y = (count: number) =>
    drawn.height - margin - (count / highest) * (drawn.height - 2 * margin)
  const all = [...counts]
  return {
    line: line<number>(x, y).curve(curveMonotoneX)(all) ?? '',
    area: area<number>(x, drawn.height, y).curve(curveMonotoneX)(all) ?? '',
    weeks: weeksOf(counts)
      .slice(1)
      .map((_, at) => `M${left((at + 1) * week - 0.5)} 0V${drawn.height}`)
      .join(''),
  }
}

/** Counts of days → sums of weeks, the last one of the days until today. */
export function weeksOf(counts: readonly number[]): number[] {
  const weeks = Math.floor(counts.length / week)
  const first = counts.length - weeks * week
  return Array.from({ length: weeks }, (_, at) =>
    counts.slice(first + at * week, first + (at + 1) * week).reduce((sum, count) => sum + count, 0),
  )
}
