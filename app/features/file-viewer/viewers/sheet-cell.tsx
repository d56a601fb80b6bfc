import { fileLink } from '../file-link'
import { useViewerText } from '../use-viewer-text'
import { cellText, isNumber, richOf } from './cell-text'
import type { DrawnCell } from './sheet-grid'
import styles from './sheet-viewer.module.css'
import { frozenLeft, frozenTop } from './use-frozen'

interface SheetCellProps {
  drawn: DrawnCell
  /** The index of the drawn line in which it begins. */
  line: number
  /** How many of the drawn lines and columns are frozen. */
  frozen: { rows: number; columns: number }
  isFound: boolean
}

export function SheetCell({ drawn, line, frozen, isFound }: SheetCellProps) {
  const { sheet } = useViewerText()
  const { cell, column, columns, lines } = drawn
  const rich = richOf(cell)
  // A cell that crosses the edge of the frozen part scrolls with the rest.
  const lastLine = line + lines
  const lastColumn = column + columns
  const [inRows, inColumns] = [lastLine <= frozen.rows, lastColumn <= frozen.columns]
  const text = cellText(cell, sheet)
  const href = rich?.link ? fileLink(rich.link) : null
  return (
    <td
      colSpan={columns > 1 ? columns : undefined}
      rowSpan={lines > 1 ? lines : undefined}
      data-number={isNumber(cell) ? '' : undefined}
      data-align={rich?.look?.align}
      data-middle={rich?.look?.middle && ''}
      data-colour={rich?.look?.colour}
      data-found={isFound ? '' : undefined}
      data-frozen={words(inRows, inColumns)}
      data-edge={words(lastLine === frozen.rows, lastColumn === frozen.columns)}
      style={{
        top: inRows ? frozenTop(line) : undefined,
        left: inColumns ? frozenLeft(column) : undefined,
      }}
    >
      {href ? (
        <a
          className={styles.link}
          href={href}
          title={href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </td>
  )
}

/** An attribute value for style sheets: `row`, `column`, both, or nothing. */
function words(row: boolean, column: boolean): string | undefined {
  if (row) return column ? 'row column' : 'row'
  return column ? 'column' : undefined
}
