import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { Stage } from '../frame/tools'
import { viewerLimits } from '../limits'
import { useViewerText } from '../use-viewer-text'
import { type Cell, cellText, columnName, isNumber } from './cell-text'
import styles from './sheet-viewer.module.css'
import type { FoundCell } from './use-sheet-find'

interface SheetTableProps {
  /** Of a workbook's table: the id that its tab refers to, and its name. */
  panel?: { id: string; name: string }
  rows: readonly (readonly Cell[])[]
  /** The cell that a search is at. */
  found?: FoundCell | null
}

/** A table with column names and row numbers. */
export function SheetTable({ panel, rows, found = null }: SheetTableProps) {
  const { sheet } = useViewerText()
  const [wanted, setShown] = useState(viewerLimits.rows)
  const shown = Math.max(wanted, found ? found.row + 1 : 0)
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: Math.min(width, viewerLimits.columns) }, (_, at) => at)
  const panelProps = panel && { id: panel.id, role: 'tabpanel', 'aria-label': panel.name }
  return (
    <Stage {...panelProps} className="bg-surface">
      {columns.length === 0 ? (
        <p className="text-center text-muted my-4 p-6">{sheet.empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {columns.map((at) => (
                <th key={at} scope="col">
                  {columnName(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, line) => (
              <tr key={line}>
                <th scope="row">{line + 1}</th>
                {columns.map((at) => (
                  <TableCell
                    key={at}
                    cell={row[at] ?? null}
                    found={found?.row === line && found.column === at}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {width > viewerLimits.columns && (
        <p className="text-center text-muted my-4 p-6">{sheet.cut(viewerLimits.columns)}</p>
      )}
      {rows.length > shown && (
        <Button
          variant="outline"
          size="sm"
          className="m-4"
          onClick={() => setShown(shown + viewerLimits.rows)}
        >
          {sheet.more(rows.length - shown)}
        </Button>
      )}
    </Stage>
  )
}

function TableCell({ cell, found }: { cell: Cell; found: boolean }) {
  const { sheet } = useViewerText()
  const element = useRef<HTMLTableCellElement>(null)
  useEffect(() => {
    if (found) element.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [found])
  return (
    <td
      ref={element}
      data-number={isNumber(cell) ? '' : undefined}
      data-found={found ? '' : undefined}
    >
      {cellText(cell, sheet)}
    </td>
  )
}
