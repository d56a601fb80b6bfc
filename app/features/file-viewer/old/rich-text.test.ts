import { expect, it } from 'vitest'
import type { Block, PartName } from './content'
import { readRichText } from './rich-text'

/** The bytes of a file, given as one Latin-1 character per byte. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function read(text: string, part: PartName = 'body'): readonly Block[] {
  const content = readRichText(bytesOf(text))
  const parts = content.kind === 'text' ? content.parts : []
  return parts.find(({ name }) => name === part)?.blocks ?? []
}

const linesOf = (text: string, part?: PartName) =>
  read(text, part).map((block) => (block.kind === 'row' ? block.cells.join('|') : block.text))

it('[DOC-03] bytes are characters of the file’s code page, or of their font’s', () => {
  // 会议纪要 in GBK, 會議 in Big5.
  const gbk = "\\'bb\\'e1\\'d2\\'e9\\'bc\\'cd\\'d2\\'aa"
  expect(linesOf(`{\\rtf1\\ansi\\ansicpg936 ${gbk}\\par}`)).toEqual(['会议纪要'])
  const fonts = '{\\fonttbl{\\f0\\fcharset134 SimSun;}{\\f1\\fcharset136 MingLiU;}}'
  expect(
    linesOf(`{\\rtf1\\ansi\\ansicpg1252${fonts}\\f0 ${gbk}{\\f1\\'b7\\'7c\\'c4\\'b3}\\par}`),
  ).toEqual(['会议纪要會議'])
  // The second byte may be written as a literal character.
  expect(linesOf("{\\rtf1\\ansi\\ansicpg936 \\'81@\\par}")).toEqual(['丂'])
})

it('[DOC-03] characters written by number stand for the signs after them', () => {
  const text =
    "{\\rtf1\\ansi\\ansicpg936\\uc1\\u20250?\\uc2\\u-28629\\'d2\\'e9{\\uc0\\u-10179\\u-8704}!\\par}"
  expect(linesOf(text)).toEqual(['会逫😀!'])
})

it('[DOC-03] tables, headings, notes and boxes keep their places', () => {
  const text =
    '{\\rtf1{\\stylesheet{\\s1 heading 1;}}{\\*\\generator W;}{\\info{\\title T}}{\\header Head\\par}' +
    '\\outlinelevel0 One\\par\\pard\\trowd\\intbl a\\par b\\cell c\\cell\\row\\pard Two{\\footnote Note}{\\v hidden}\\line three' +
    '{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv y}}{\\shptxt Box\\par}}}{\\pict 0102}\\bin3 {}{\\{\\par}'
  expect(read(text)).toEqual([
    { kind: 'heading', text: 'One', level: 1 },
    { kind: 'row', cells: ['a\nb', 'c'] },
    { kind: 'paragraph', text: 'Two\nthree{' },
  ])
  expect(linesOf(text, 'headers')).toEqual(['Head'])
  expect(linesOf(text, 'footnotes')).toEqual(['Note'])
  expect(linesOf(text, 'textBoxes')).toEqual(['Box'])
})
