import { strToU8, zipSync } from 'fflate'
import { storeFile } from '../../mock-platform/data/files'
import type { Space } from '../../mock-platform/data/space'

/** Small real files of the kinds that the viewer opens, made rather than kept in the repository. */

/** Stores a file for all users; gives its id. */
export function keepFile(space: Space, name: string, bytes: Buffer | string): string {
  const base64 = Buffer.from(bytes).toString('base64')
  return storeFile(space, { name, content: { kind: 'bytes', base64 }, account: '' }).id
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNames = 'http://schemas.openxmlformats.org/package/2006'

const packed = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )

function contentTypes(parts: Record<string, string>): string {
  const overrides = Object.entries(parts)
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')
  return `${xml}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`
}

function relationships(targets: readonly (readonly [id: string, kind: string, target: string])[]) {
  const list = targets.map(
    ([id, kind, target]) =>
      `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`,
  )
  return `${xml}<Relationships xmlns="${packageNames}/relationships">${list.join('')}</Relationships>`
}

/** A Word document: a heading in the middle, then a paragraph for each line. */
export function sampleWord(heading: string, lines: readonly string[]): Buffer {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const paragraph = (text: string, look: string, letters: string) =>
    `<w:p><w:pPr>${look}</w:pPr><w:r><w:rPr>${letters}</w:rPr><w:t>${text}</w:t></w:r></w:p>`
  const body = [
    paragraph(heading, '<w:jc w:val="center"/>', '<w:b/><w:sz w:val="44"/>'),
    ...lines.map((line) =>
      paragraph(
        line,
        '<w:spacing w:line="560" w:lineRule="exact"/><w:ind w:firstLine="640"/>',
        '<w:sz w:val="32"/>',
      ),
    ),
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>',
  ]
  return packed({
    '[Content_Types].xml': contentTypes({ '/word/document.xml': `${word}.document.main+xml` }),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  })
}

const sheetNames = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export interface WrittenSheet {
  /** The content of `worksheet`. */
  xml: string
  state?: 'hidden' | 'veryHidden'
  /** The addresses of relationships, by their ids. */
  links?: Readonly<Record<string, string>>
}

/**
 * A workbook of sheets given as XML. `styles`: the content of `styleSheet`; `texts`: the shared texts that cells refer
 * to.
 */
export function writtenWorkbook(
  sheets: Readonly<Record<string, WrittenSheet>>,
  { styles = '', is1904 = false, texts = [] as readonly string[] } = {},
): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const list = Object.entries(sheets)
  const partOf = (at: number) => `xl/worksheets/sheet${at + 1}.xml`
  const listed = list.map(
    ([name, { state = 'visible' }], at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  )
  const tables = list.flatMap(([, { xml: content, links = {} }], at) => [
    [
      partOf(at),
      `${xml}<worksheet xmlns="${sheetNames}" xmlns:r="${relations}">${content}</worksheet>`,
    ],
    [
      `xl/worksheets/_rels/sheet${at + 1}.xml.rels`,
      relationships(Object.entries(links).map(([id, target]) => [id, 'hyperlink', target])),
    ],
  ])
  return packed({
    '[Content_Types].xml': contentTypes({
      '/xl/workbook.xml': `${type}.sheet.main+xml`,
      ...Object.fromEntries(list.map((_, at) => [`/${partOf(at)}`, `${type}.worksheet+xml`])),
    }),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${xml}<workbook xmlns="${sheetNames}" xmlns:r="${relations}"><workbookPr date1904="${is1904}"/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...list.map(
        (_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const,
      ),
      ['styles', 'styles', 'styles.xml'],
      ['texts', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/sharedStrings.xml': `${xml}<sst xmlns="${sheetNames}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${sheetNames}">${styles}</styleSheet>`,
    ...Object.fromEntries(tables),
  })
}

/** A text or a number, optionally with the number of its style. */
export type SampleCell = string | number | { value: string | number; style: number }

/** Rows from the first, each cell from column A to Z. */
export function sheetData(rows: readonly (readonly SampleCell[])[]): string {
  const cell = (one: SampleCell, place: string) => {
    const { value, style } = typeof one === 'object' ? one : { value: one, style: 0 }
    return typeof value === 'number'
      ? `<c r="${place}" s="${style}"><v>${value}</v></c>`
      : `<c r="${place}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const written = rows.map((row, y) => {
    const cells = row.map((one, x) => cell(one, `${String.fromCharCode(65 + x)}${y + 1}`))
    return `<row r="${y + 1}">${cells.join('')}</row>`
  })
  return `<sheetData>${written.join('')}</sheetData>`
}

/** A workbook: each sheet's name and rows. */
export function sampleWorkbook(
  sheets: Readonly<Record<string, readonly (readonly SampleCell[])[]>>,
): Buffer {
  return writtenWorkbook(
    Object.fromEntries(
      Object.entries(sheets).map(([name, rows]) => [name, { xml: sheetData(rows) }]),
    ),
  )
}

/** An archive of texts. */
export function sampleArchive(files: Record<string, string>): Buffer {
  return packed(files)
}
