import { FileFailure } from '../file-source'
import type { OldContent } from '../old/content'
import { parseXml, unpackParts } from '../old/xml-parts'
import type { SheetRows } from '../viewers/cell-text'
import { type Book, SheetReader } from './sheet-reader'
import { StyleReader } from './style-reader'
import { SharedTexts } from './text-reader'
import { partOf, RelationReader, WorkbookReader } from './workbook-reader'

const workbookPart = 'xl/workbook.xml'
const folder = 'xl'

/**
 * The tables of a workbook since Excel 2007, with cells as they are displayed. No library that the portal could load
 * reads frozen rows and the alignment of cells. Throws FileFailure, and whatever the zip library throws for broken
 * files.
 */
export function readXlsx(bytes: Uint8Array): OldContent {
  const main = unpackParts(
    bytes,
    (name) => name === workbookPart || name === relationsOf(workbookPart),
  )
  const workbook = readPart(main, workbookPart, new WorkbookReader())
  const { relations } = readPart(main, relationsOf(workbookPart), new RelationReader())
  const pathOf = (kind: string) => {
    const found = [...relations.values()].find((relation) => relation.kind === kind)
    return partOf(folder, found?.target ?? `${kind}.xml`)
  }
  const tables = shownSheets(workbook).flatMap(({ name, relation }) => {
    const found = relations.get(relation)
    return found?.kind === 'worksheet' ? [{ name, path: partOf(folder, found.target) }] : []
  })
  // A workbook may consist of charts only.
  if (tables.length === 0)
    throw new FileFailure(workbook.sheets.length > 0 ? 'unsupported' : 'broken')
  const [styles, texts] = [pathOf('styles'), pathOf('sharedStrings')]
  const paths = tables.flatMap(({ path }) => [path, relationsOf(path)])
  const wanted = new Set([styles, texts, ...paths])
  const parts = unpackParts(bytes, (name) => wanted.has(name))
  const book: Book = {
    is1904: workbook.is1904,
    styles: readPart(parts, styles, new StyleReader()),
    texts: readPart(parts, texts, new SharedTexts()).texts,
    left: { cells: mostCells, characters: mostCharacters },
  }
  return { kind: 'sheets', sheets: tables.map((table) => readSheet(parts, table, book)) }
}

/** More could be read, but no browser would stay responsive. */
const mostCells = 3_000_000
const mostCharacters = 60_000_000

function readSheet(
  parts: Record<string, Uint8Array>,
  { name, path }: { name: string; path: string },
  book: Book,
): SheetRows {
  const { relations } = readPart(parts, relationsOf(path), new RelationReader())
  const reader = new SheetReader(book, (id) => relations.get(id)?.target)
  if (!parts[path]) throw new FileFailure('broken')
  return { sheet: name, ...parseXml(parts[path], reader).finish() }
}

/** A workbook with all sheets hidden shows them all: programs do not allow hiding all. */
function shownSheets({ sheets }: WorkbookReader) {
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  return shown.length > 0 ? shown : sheets
}

/** A missing part is treated as empty. */
function readPart<Reader extends Parameters<typeof parseXml>[1]>(
  parts: Record<string, Uint8Array>,
  path: string,
  reader: Reader,
): Reader {
  return parts[path] ? parseXml(parts[path], reader) : reader
}

function relationsOf(path: string): string {
  const name = path.lastIndexOf('/') + 1
  return `${path.slice(0, name)}_rels/${path.slice(name)}.rels`
}
