import type { ReactNode } from 'react'
import { spoken } from '../spoken'
import { PlaceLink } from './links'
import { markRow, openRow } from './open-row'
import type { List } from './use-list'

export interface Column<Row> {
  title: string
  /** If several columns have the same title. */
  key?: string
  cell(row: Row): ReactNode
  numeric?: boolean
  /** Its values mean nothing alone, such as counts, so on a phone the title is shown before them. */
  named?: boolean
  /** `lead`: identifies the row; its first line on a phone; absent = the first column. `actions`: the row's actions. */
  className?: string
  /** A tooltip. */
  hint?(row: Row): string
  /** Replaces the plain heading. */
  heading?: ReactNode
}

interface TableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Absent = `id`. */
  keyOf?: ((row: Row) => string) | undefined
  className?: string | undefined
  busy?: boolean
}

/** On a phone each row is two lines: what it is, and the rest. */
export function Table<Row>({ label, columns, rows, busy, ...rest }: TableProps<Row>) {
  const { keyOf = (row: Row) => (row as { id: string }).id, className = '' } = rest
  const lead = columns.find((column) => column.className?.includes('lead')) ?? columns[0]
  return (
    <table className={`table cards ${className}`} aria-label={label} aria-busy={busy}>
      <thead>
        <tr>
          {columns.map(({ title, key = title, heading }) =>
            heading ? (
              heading
            ) : (
              <th key={key} scope="col">
                {spoken(title)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} onClick={openRow} onMouseEnter={markRow}>
            {columns.map((column) => (
              <Cell key={column.key ?? column.title} {...{ column, row }} leads={column === lead} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The text of a cell without a value. On a phone the cell is hidden. */
export const nothing = '—'

function Cell<Row>({ column, row, leads }: { column: Column<Row>; row: Row; leads: boolean }) {
  const content = column.cell(row)
  const { className, numeric, named } = column
  const classes = [className, numeric && 'numeric', named && 'named', leads && 'lead']
  const words = [...classes, content === nothing && 'nothing'].filter(Boolean).join(' ')
  return (
    <td data-label={spoken(column.title)} className={words || undefined} title={column.hint?.(row)}>
      {content}
    </td>
  )
}

/** Sorts ascending, then descending, then not at all. */
export function sortedHeading(
  sort: string,
  title: string,
  { place, address }: Pick<List<unknown>, 'place' | 'address'>,
) {
  const sorted = place.query.get('sort') === sort
  const falling = sorted && place.query.get('order') === 'desc'
  const next = falling ? { sort: '', order: '' } : { sort, order: sorted ? 'desc' : '' }
  return (
    <th
      key={title}
      scope="col"
      aria-sort={falling ? 'descending' : sorted ? 'ascending' : 'none'}
      className="sorted"
    >
      <PlaceLink to={address({ ...next, pageNo: '' })}>
        {spoken(title)}
        <span aria-hidden="true">{falling ? '↓' : sorted ? '↑' : '↕'}</span>
      </PlaceLink>
    </th>
  )
}
