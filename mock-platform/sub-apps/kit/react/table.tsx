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
  /** Its values say nothing alone, such as counts: on a phone its title stands before them. */
  named?: boolean
  /** `lead`: what the row is, on a phone its first line; absent = the first column. `actions`: what can be done with it. */
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
              <td
                key={column.key ?? column.title}
                data-label={spoken(column.title)}
                className={cellClass(column, column === lead)}
                title={column.hint?.(row)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellClass<Row>({ className, numeric, named }: Column<Row>, leads: boolean) {
  const classes = [className, numeric && 'numeric', named && 'named', leads && 'lead']
  return classes.filter(Boolean).join(' ') || undefined
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
