import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Block, OldContent, PartName } from './content'
import { type OldKind, readOld } from './read-old'

const read = (file: string, kind: OldKind = 'old-office') =>
  readOld(kind, Uint8Array.from(readFileSync(`fixtures/files/${file}`)))

/** Blocks as lines: the cells of a row are separated by bars. */
const linesOf = (blocks: readonly Block[] = []) =>
  blocks.map((block) => (block.kind === 'row' ? block.cells.join('|') : block.text))

function partOf(content: OldContent, part: PartName): string[] {
  const parts = content.kind === 'text' ? content.parts : []
  return linesOf(parts.find(({ name }) => name === part)?.blocks)
}

const title = '关于做好元旦假期值班工作的通知'

it.each([
  ['letter-doc.doc', 'old-office'],
  ['letter-wps.wps', 'old-office'],
  ['letter-rtf.rtf', 'rich-text'],
  ['letter-odt.odt', 'odt'],
] as const)('[DOC-03] %s says its paragraphs, table, header and footnote', async (file, kind) => {
  const content = await read(file, kind)
  const body = partOf(content, 'body')
  expect(body[0]).toBe(title)
  expect(body).toContain('一、严格落实领导带班和“24小时值班”制度——关键岗位不得空岗、脱岗。')
  expect(body).toContain('2026年1月2日|陈思远|赵建国、孙丽|8521-2306')
  expect(body.join()).toContain('折合€1200以内')
  expect(body.join()).toMatch(/值班人员应当熟悉业务，认真填写值班日志。/)
  expect(body.at(-1)).toBe('2025年12月26日')
  expect(partOf(content, 'headers')).toEqual(['滨江市人民政府办公室文件'])
  expect(partOf(content, 'footnotes').join()).toContain('联系电话：（0571）8521-2306，节假日除外。')
})

it('[DOC-03] headings and lists of an odt are told from its paragraphs', async () => {
  const content = await read('letter-odt.odt', 'odt')
  const blocks = content.kind === 'text' ? (content.parts[0]?.blocks ?? []) : []
  expect(blocks[0]).toEqual({ kind: 'heading', level: 1, text: title })
  expect(linesOf(blocks.filter(({ kind }) => kind === 'item'))).toEqual([
    '值班人员应当熟悉业务，认真填写值班日志。',
    '交接班时应当当面交清未办结事项。',
  ])
})

const budget = [
  {
    sheet: '部门预算',
    data: [
      ['项目', '预算（元）', '执行率', '核定日期'],
      ['办公用品采购', { number: '128,000.00' }, { number: '85.0%' }, { number: '2026-01-15' }],
      ['会议与培训', { number: '256,400.50' }, { number: '61.3%' }, { number: '2026-02-15' }],
      ['信息化运维', { number: '1,980,000.00' }, { number: '40.0%' }, { number: '2026-03-15' }],
      ['公务用车', { number: '320,500.00' }, { number: '73.3%' }, { number: '2026-04-15' }],
      ['合计', { number: '2,684,900.50' }],
    ],
  },
  { sheet: '说明', data: [['本表金额单位为元，执行率截至2026年6月30日。']] },
]

it.each([
  ['budget-xls.xls', 'old-office'],
  ['budget-et.et', 'old-office'],
  ['budget-ods.ods', 'ods'],
] as const)('[DOC-03] %s says the cells of all its sheets as they are written', async (file, kind) => {
  expect(await read(file, kind)).toEqual({ kind: 'sheets', sheets: budget })
})

it.each([
  ['slides-ppt.ppt', 'old-office'],
  ['slides-dps.dps', 'old-office'],
  ['slides-odp.odp', 'odp'],
] as const)('[DOC-03] %s says the text of its slides, one after the other', async (file, kind) => {
  const content = await read(file, kind)
  const slides = content.kind === 'slides' ? content.slides : []
  expect(slides.map(linesOf)).toEqual([
    ['政务服务“一网通办”工作汇报', '市数据资源管理局', '2026年3月'],
    ['主要进展', '网办率由78%提高到96%', '平均办理时限压缩63%'],
    ['下一步打算', '推广智能辅助审批', '完善“好差评”制度'],
  ])
})
