import { useState } from 'react'
import { Button } from '../../../ui/button'
import { viewerLimits } from '../limits'
import { Stage } from '../tools'
import { useViewerText } from '../use-viewer-text'
import { type Cell, cellText, columnName, isNumber } from './cell-text'
import styles from './sheet-viewer.module.css'

interface SheetTableProps {
  /** Of a workbook's table: the id that its tab refers to, and its name. */
  panel?: { id: string; name: string }
  rows: readonly (readonly Cell[])[]
}

/** A table with column names and row numbers. */
export function SheetTable({ panel, rows }: SheetTableProps) {
  const { sheet } = useViewerText()
  const [shown, setShown] = useState(viewerLimits.rows)
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
                  <td key={at} data-number={isNumber(row[at]) ? '' : undefined}>
                    {cellText(row[at] ?? null, sheet)}
                  </td>
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
