import { useEffect, useMemo, useState } from 'react'
import { sought } from '../frame/find-text'
import type { Finding } from '../frame/terms'
import { useViewerText } from '../use-viewer-text'
import { cellText, type SheetRows } from './cell-text'

/** A cell; both indices start at 0. */
export interface FoundCell {
  sheet: number
  row: number
  column: number
}

/** Searches all cells of all tables, drawn or not. The second value is the search's current cell. */
export function useSheetFind(
  sheets: readonly SheetRows[],
  onSheet?: (at: number) => void,
): [Finding, FoundCell | null] {
  const { sheet: words } = useViewerText()
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const cells = useMemo(() => {
    const all: FoundCell[] = []
    if (!wanted) return all
    for (const [sheet, { data }] of sheets.entries()) {
      for (const [row, line] of data.entries()) {
        for (const [column, cell] of line.entries()) {
          if (sought(cellText(cell, words)).includes(wanted)) all.push({ sheet, row, column })
        }
      }
    }
    return all
  }, [sheets, wanted, words])
  const current = cells[Math.min(at, cells.length - 1)] ?? null

  useEffect(() => {
    if (current) onSheet?.(current.sheet)
  }, [current, onSheet])

  function find(text: string) {
    setWanted(sought(text))
    setAt(0)
  }
  const step = (by: 1 | -1) => setAt((at + by + cells.length) % Math.max(1, cells.length))
  return [{ wanted, matches: cells.length, at: at + 1, find, step }, current]
}
