import { escapeXml, xmlHead, zipOf } from './archive'

/** Small real office files (OOXML) with what people write into them. */

const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const links = 'http://schemas.openxmlformats.org/package/2006/relationships'
export const officeLinks = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const application = 'application/vnd.openxmlformats-officedocument'

/** What every office file begins with: which part is what, and where it starts. */
export function officeZip(
  main: string,
  overrides: Record<string, string>,
  parts: Record<string, string>,
) {
  const named = Object.entries(overrides).map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="${application}.${type}+xml"/>`,
  )
  return zipOf({
    '[Content_Types].xml': `${xmlHead}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${named.join('')}</Types>`,
    '_rels/.rels': relationsOf([['officeDocument', main]]),
    ...parts,
  })
}

/** A part's relations, in the order of their ids: rId1, rId2, … */
export function relationsOf(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${officeLinks}/${type}" Target="${target}"/>`,
  )
  return `${xmlHead}<Relationships xmlns="${links}">${each.join('')}</Relationships>`
}

interface Letter {
  title: string
  paragraphs: readonly string[]
  table: readonly (readonly string[])[]
}

/** A Word document: a title, paragraphs, a table. */
export function sampleDocx({ title, paragraphs, table }: Letter): Buffer {
  const run = (text: string, looks: string) =>
    `<w:r><w:rPr><w:rFonts w:eastAsia="仿宋"/>${looks}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
  const heading = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run(title, '<w:b/><w:sz w:val="44"/>')}</w:p>`
  const body = paragraphs.map(
    (text) =>
      `<w:p><w:pPr><w:spacing w:line="560" w:lineRule="exact"/><w:ind w:firstLineChars="200" w:firstLine="640"/></w:pPr>${run(text, '<w:sz w:val="32"/>')}</w:p>`,
  )
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:color="808080"/>`,
  )
  const rows = table.map(
    (cells) =>
      `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2800" w:type="dxa"/></w:tcPr><w:p>${run(cell, '<w:sz w:val="28"/>')}</w:p></w:tc>`).join('')}</w:tr>`,
  )
  const grid = `<w:tblGrid>${(table[0] ?? []).map(() => '<w:gridCol w:w="2800"/>').join('')}</w:tblGrid>`
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="2098" w:right="1474" w:bottom="1984" w:left="1587"/></w:sectPr>'
  return officeZip(
    'word/document.xml',
    { 'word/document.xml': 'wordprocessingml.document.main' },
    {
      'word/document.xml': `${xmlHead}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${heading}${body.join('')}<w:tbl><w:tblPr><w:tblBorders>${border.join('')}</w:tblBorders></w:tblPr>${grid}${rows.join('')}</w:tbl><w:p/>${page}</w:body></w:document>`,
    },
  )
}

type Cell = string | number

/** A workbook: each sheet by its name, its rows from the top. */
export function sampleXlsx(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Buffer {
  const names = Object.keys(sheets)
  const paths = names.map((_, at) => `xl/worksheets/sheet${at + 1}.xml`)
  const contents = Object.values(sheets).map(
    (rows) =>
      `${xmlHead}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
  )
  const list = names.map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return officeZip(
    'xl/workbook.xml',
    {
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      ...Object.fromEntries(paths.map((path) => [path, 'spreadsheetml.worksheet'])),
    },
    {
      'xl/workbook.xml': `${xmlHead}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeLinks}"><sheets>${list.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relationsOf(
        paths.map((path) => ['worksheet', path.replace('xl/', '')] as const),
      ),
      ...Object.fromEntries(paths.map((path, at) => [path, contents[at] ?? ''])),
    },
  )
}

function rowOf(cells: readonly Cell[], at: number): string {
  const each = cells.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${at + 1}`
    return typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  })
  return `<row r="${at + 1}">${each.join('')}</row>`
}
