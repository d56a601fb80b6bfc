import type { ReactNode } from 'react'

export interface Column<Row> {
  title: string
  /** Distinguishes it from a column of the same title. */
  key?: string
  cell(row: Row): ReactNode
  numeric?: boolean
  className?: string
  /** More of it, when the pointer rests there. */
  hint?(row: Row): string
  /** In place of a heading that is the title alone. */
  heading?: ReactNode
}

interface TableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Identifies a row, if not its id. */
  keyOf?: ((row: Row) => string) | undefined
  className?: string | undefined
  busy?: boolean
}

/** A table; on a phone each row is a card that names its columns. */
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
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, key = title, cell, numeric, hint, className: own }) => (
              <td
                key={key}
                data-label={title}
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
