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

/** On a phone each row is a card that names its columns. */
export function Table<Row>({ label, columns, rows, busy, ...rest }: TableProps<Row>) {
  const { keyOf = (row: Row) => (row as { id: string }).id, className = '' } = rest
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
            {columns.map(({ title, key = title, cell, numeric, hint, className: own }) => (
              <td
                key={key}
                data-label={spoken(title)}
                className={own ?? (numeric ? 'numeric' : undefined)}
                title={hint?.(row)}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
