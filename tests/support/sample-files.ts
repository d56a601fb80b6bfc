import { strToU8, zipSync } from 'fflate'
import { storeFile } from '../../mock-platform/data/files'
import type { Space } from '../../mock-platform/data/space'

/** Small real files of the kinds that the viewer opens, made rather than kept in the repository. */

/** Keeps a file for all users; gives its id. */
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

type SampleCell = string | number

/** A workbook: each sheet's name and rows. */
export function sampleWorkbook(
  sheets: Readonly<Record<string, readonly (readonly SampleCell[])[]>>,
): Buffer {
  const names = Object.keys(sheets)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const cell = (value: SampleCell, place: string) =>
    typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  const rowsOf = (rows: readonly (readonly SampleCell[])[]) =>
    rows.map((row, y) => {
      const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`))
      return `<row r="${y + 1}">${cells.join('')}</row>`
    })
  const tables = Object.values(sheets).map((rows, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `${xml}<worksheet xmlns="${main}"><sheetData>${rowsOf(rows).join('')}</sheetData></worksheet>`,
  ])
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return packed({
    '[Content_Types].xml': contentTypes({
      '/xl/workbook.xml': `${type}.sheet.main+xml`,
      ...Object.fromEntries(
        names.map((_, at) => [`/xl/worksheets/sheet${at + 1}.xml`, `${type}.worksheet+xml`]),
      ),
    }),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      names.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`]),
    ),
    ...Object.fromEntries(tables),
  })
}

/** An archive of texts. */
export function sampleArchive(files: Record<string, string>): Buffer {
  return packed(files)
}
