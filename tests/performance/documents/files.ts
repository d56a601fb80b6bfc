import { samplePdf } from '../../../mock-platform/data/sample-pdf'
import { ofdParts, packOfd, textObject } from '../../support/ofd-writer'

export const pageCount = 20
const linesPerPage = 28

const words =
  '各部门要按照年度工作计划抓好落实会议强调统筹推进信息化建设与日常办公做到事事有回音件件有着落请于月底前将进展情况报送综合处汇总'

/** A heading and full lines on each page; no two lines are the same. */
const pages = Array.from({ length: pageCount }, (_, page) => [
  `第${page + 1}部分工作要点`,
  ...Array.from({ length: linesPerPage - 1 }, (_, line) => lineAt(page * linesPerPage + line)),
])

function lineAt(number: number): string {
  const from = (number * 7) % words.length
  return (words.slice(from) + words + words).slice(0, 38)
}

/** One point in millimetres. */
const point = 25.4 / 72

/** The same texts on pages of the same size, each letter at the same place; neither file holds a font. */
export const files = {
  pdf: samplePdf(...pages),
  ofd: packOfd(ofdParts({ box: `0 0 ${595 * point} ${842 * point}`, pages: pages.map(objectsOf) })),
}

function objectsOf(lines: readonly string[]): string {
  return lines.map((line, at) => textAt(line, 82 + 26 * at, at === 0 ? 18 : 12)).join('')
}

/** A line of text whose baseline is this many points below the page's upper edge. */
function textAt(line: string, baseline: number, size: number): string {
  const height = size * point
  return textObject(line, { x: 64 * point, y: baseline * point - height, size: height })
}
