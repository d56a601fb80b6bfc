import { area, curveMonotoneX, line } from 'd3-shape'

/** The number of days in each of the periods compared. */
export const week = 7

/** The drawing's size in its own units; its width is stretched to that of the card. */
export const drawn = { width: 280, height: 64 }
/** Leaves room for the thickness of lines at the upper and lower edges. */
const margin = 3

/** Daily counts → the outlines of their chart and the separators of its weeks, as `d` of paths. */
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

/** Daily counts → weekly sums; the last week ends today. */
export function weeksOf(counts: readonly number[]): number[] {
  const weeks = Math.floor(counts.length / week)
  const first = counts.length - weeks * week
  return Array.from({ length: weeks }, (_, at) =>
    counts.slice(first + at * week, first + (at + 1) * week).reduce((sum, count) => sum + count, 0),
  )
}
