import { type RefObject, useLayoutEffect } from 'react'

/** The share of the stage that frozen rows or columns may take: the others need space as well. */
const mostOfStage = 0.6

/**
 * Sets the position of each frozen row and column of a table in CSS variables that its cells use: a cell alone does not
 * know how high the rows above it are. Rows and columns that would take too much of the stage are not frozen.
 */
export function useFrozen(
  table: RefObject<HTMLTableElement>,
  { rows, columns }: { rows: number; columns: number },
) {
  useLayoutEffect(() => {
    const content = table.current
    const box = content?.closest<HTMLElement>('[data-stage]')
    if (!box || !content) return
    const place = () => placeAll(box, content, rows, columns)
    place()
    const observer = new ResizeObserver(place)
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [table, rows, columns])
}

/** The CSS positions of a frozen cell. */
export const frozenLeft = (column: number) => `var(--left-${column}, auto)`
export const frozenTop = (line: number) => `var(--top-${line}, auto)`

function placeAll(stage: HTMLElement, table: HTMLTableElement, rows: number, columns: number) {
  const [corner, ...heads] = table.tHead?.rows[0]?.cells ?? []
  const widths = heads.slice(0, columns).map(({ offsetWidth }) => offsetWidth)
  const heights = [...(table.tBodies[0]?.rows ?? [])]
    .slice(0, rows)
    .map(({ offsetHeight }) => offsetHeight)
  const width = corner?.offsetWidth ?? 0
  const height = corner?.offsetHeight ?? 0
  const right = placeLine(table, '--left-', width, widths, stage.clientWidth * mostOfStage)
  const bottom = placeLine(table, '--top-', height, heights, stage.clientHeight * mostOfStage)
  // What the focus or a search scrolls to must not end up beneath the frozen part.
  stage.style.scrollPadding = `${bottom}px 0 0 ${right}px`
}

/** Returns where the frozen part ends. */
function placeLine(
  table: HTMLElement,
  name: string,
  start: number,
  sizes: readonly number[],
  most: number,
): number {
  const end = sizes.reduce((sum, size) => sum + size, start)
  let place = start
  for (const [at, size] of sizes.entries()) {
    if (end > most) table.style.removeProperty(name + at)
    else table.style.setProperty(name + at, `${place}px`)
    place += size
  }
  return end > most ? start : end
}
