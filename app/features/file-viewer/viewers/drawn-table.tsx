import { useMemo, useRef } from 'react'
import { columnName, type SheetLayout, type SheetRows } from './cell-text'
import { SheetCell } from './sheet-cell'
import { type DrawnCell, gridOf } from './sheet-grid'
import type { SheetLine, SheetLines } from './sheet-lines'
import styles from './sheet-viewer.module.css'
import { frozenLeft, frozenTop, useFrozen } from './use-frozen'
import type { FoundCell } from './use-sheet-find'

interface DrawnTableProps {
  sheet: SheetRows
  columns: SheetLayout['columns']
  lines: SheetLines
  /** The range of scrolling lines that is drawn. */
  from: number
  to: number
  found: FoundCell | null
}

/** The frozen lines, and some of the others. */
export function DrawnTable({ sheet, columns, lines, from, to, found }: DrawnTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const drawn = useMemo(() => [...lines.frozen, ...lines.others.slice(from, to)], [lines, from, to])
  const grid = useMemo(() => gridOf(sheet, drawn, columns.length), [sheet, drawn, columns])
  const frozen = {
    rows: lines.frozen.length,
    columns: Math.min(sheet.layout?.frozen.columns ?? 0, columns.length),
  }
  useFrozen(table, frozen)
  const isSized = columns.some(({ width }) => width !== null)
  return (
    <table ref={table} className={styles.table} data-sized={isSized ? '' : undefined}>
      {isSized && <Widths columns={columns} />}
      <thead>
        <tr>
          <td />
          {columns.map(({ at }, place) => (
            <ColumnHead key={at} at={at} place={place} frozen={frozen.columns} />
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map((line, place) => (
          <Row
            key={line.first}
            line={line}
            place={place}
            cells={grid[place] ?? []}
            frozen={frozen}
            found={found !== null && found.row === line.at ? found.column : -1}
          />
        ))}
      </tbody>
    </table>
  )
}

function Widths({ columns }: Pick<DrawnTableProps, 'columns'>) {
  return (
    <colgroup>
      <col />
      {columns.map(({ at, width }) => (
        <col key={at} style={width === null ? undefined : { width }} />
      ))}
    </colgroup>
  )
}

/** `frozen`: the number of frozen columns. */
function ColumnHead({ at, place, frozen }: { at: number; place: number; frozen: number }) {
  const isFrozen = place < frozen
  return (
    <th
      scope="col"
      data-frozen={isFrozen ? 'column' : undefined}
      data-edge={place === frozen - 1 ? 'column' : undefined}
      style={isFrozen ? { left: frozenLeft(place) } : undefined}
    >
      {columnName(at)}
    </th>
  )
}

interface RowProps {
  line: SheetLine
  /** The line's index among the drawn ones. */
  place: number
  cells: readonly DrawnCell[]
  frozen: { rows: number; columns: number }
  /** The column of the search's current cell; -1 = none. */
  found: number
}

function Row({ line: { first, last }, place, cells, frozen, found }: RowProps) {
  const isFrozen = place < frozen.rows
  return (
    <tr data-line={isFrozen ? undefined : first}>
      <th
        scope="row"
        data-frozen={isFrozen ? 'row' : undefined}
        data-edge={place === frozen.rows - 1 ? 'row' : undefined}
        style={isFrozen ? { top: frozenTop(place) } : undefined}
      >
        {first === last ? first + 1 : `${first + 1}–${last + 1}`}
      </th>
      {cells.map((cell) => (
        <SheetCell
          key={cell.column}
          drawn={cell}
          line={place}
          frozen={frozen}
          isFound={cell.column === found}
        />
      ))}
    </tr>
  )
}
