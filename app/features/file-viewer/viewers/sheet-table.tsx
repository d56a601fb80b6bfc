import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../../../ui/button'
import { Stage } from '../frame/tools'
import { viewerLimits } from '../limits'
import { useViewerText } from '../use-viewer-text'
import type { SheetRows } from './cell-text'
import { DrawnTable } from './drawn-table'
import { columnsOf, linesOf, stepOf } from './sheet-lines'
import styles from './sheet-viewer.module.css'
import { useLineWindow } from './use-line-window'
import type { FoundCell } from './use-sheet-find'

interface SheetTableProps {
  /** For a workbook's table: the id that its tab refers to, and its name. */
  panel?: { id: string; name: string }
  sheet: SheetRows
  /** The search's current cell. */
  found?: FoundCell | null
}

/** A table with column names and row numbers. */
export function SheetTable({ panel, sheet, found = null }: SheetTableProps) {
  const { sheet: words } = useViewerText()
  const stage = useRef<HTMLDivElement>(null)
  const all = useMemo(() => columnsOf(sheet), [sheet])
  const columns = useMemo(() => all.slice(0, viewerLimits.columns), [all])
  const lines = useMemo(() => linesOf(sheet), [sheet])
  const wanted = useMemo(
    () => (found ? lines.others.findIndex(({ at }) => at === found.row) : -1),
    [found, lines],
  )
  const step = stepOf(columns.length)
  const shown = useLineWindow(stage, lines.others.length, step, wanted < 0 ? null : wanted)
  const { from, to, earlier, later } = shown
  const panelProps = panel && { id: panel.id, role: 'tabpanel', 'aria-label': panel.name }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a match may be drawn only now
  useEffect(() => {
    const cell = found && stage.current?.querySelector('td[data-found]')
    cell?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [found, from])

  return (
    <Stage ref={stage} {...panelProps} className={`bg-surface ${styles.stage}`}>
      {columns.length === 0 && <p className="text-center text-muted my-4 p-6">{words.empty}</p>}
      {from > 0 && (
        <Button variant="outline" size="sm" className="m-4" onClick={earlier}>
          {words.earlier(from)}
        </Button>
      )}
      {columns.length > 0 && <DrawnTable {...{ sheet, columns, lines, from, to, found }} />}
      {all.length > columns.length && (
        <p className="text-center text-muted my-4 p-6">{words.cut(columns.length)}</p>
      )}
      {to < lines.others.length && (
        <Button variant="outline" size="sm" className="m-4" onClick={later}>
          {words.more(lines.others.length - to)}
        </Button>
      )}
    </Stage>
  )
}
