import { read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { FileFailure } from '../file-source'
import { viewerLimits } from '../limits'
import type { Cell } from '../viewers/cell-text'
import { decoderOf } from './code-pages'
import type { OldContent } from './content'

// Replaces the library's code page tables of 500 KB: browsers know the code pages of old workbooks as well.
set_cptable({
  utils: {
    decode: (codePage: number, bytes: ArrayLike<number>) =>
      decoderOf(codePage).decode(Uint8Array.from(bytes)),
  },
})

/**
 * The tables of an xls or et file's stream `Workbook` or `Book`, with cells as they are displayed. Throws FileFailure,
 * and whatever the library throws for broken files.
 */
export function readWorkbook(stream: Uint8Array): OldContent {
  // The library would interpret other first bytes as one of the many formats that it knows.
  if (stream[0] !== 0x09) throw new FileFailure('broken')
  const book = opened(stream)
  return {
    kind: 'sheets',
    sheets: book.SheetNames.map((sheet) => ({ sheet, data: rowsOf(book.Sheets[sheet]) })),
  }
}

function opened(stream: Uint8Array): WorkBook {
  try {
    return read(stream, { type: 'array', dense: true, dateNF: 'yyyy-mm-dd', cellFormula: false })
  } catch (error) {
    const encrypted = error instanceof Error && /password/i.test(error.message)
    throw encrypted ? new FileFailure('encrypted') : error
  }
}

interface LibraryCell {
  /** b = boolean, e = error, n = number, d = date, s = text, z = empty. */
  t: 'b' | 'e' | 'n' | 'd' | 's' | 'z'
  v?: unknown
  /** The formatted value. */
  w?: string
}

function rowsOf(sheet: WorkSheet | undefined): Cell[][] {
  const rows: (LibraryCell | undefined)[][] = sheet?.['!data'] ?? []
  // One column more than is shown is kept: the table then says that there are more.
  const read = Array.from(rows, (row = []) =>
    Array.from(row.slice(0, viewerLimits.columns + 1), cellOf),
  )
  while (read.at(-1)?.every((cell) => cell === null)) read.pop()
  return read
}

function cellOf(cell: LibraryCell | undefined): Cell {
  if (!cell || cell.t === 'z' || cell.v === undefined) return null
  if (cell.t === 'b') return cell.v === true
  if (cell.t === 'n' || cell.t === 'd') return { number: cell.w ?? String(cell.v) }
  return cell.w ?? String(cell.v)
}
