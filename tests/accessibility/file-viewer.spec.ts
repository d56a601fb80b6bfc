import type { Page } from '@playwright/test'
import { samplePdf } from '../../mock-platform/data/sample-pdf'
import { sampleBytes } from '../../mock-platform/data/samples'
import type { Space } from '../../mock-platform/data/space'
import { expectFits } from '../support/accessible'
import { lockedPdf } from '../support/locked-pdf'
import { keepFile, sampleArchive, sampleWord, sampleWorkbook } from '../support/sample-files'
import { expect, test } from '../support/test'

const files: readonly (readonly [name: string, bytes: Buffer, ready: (page: Page) => unknown])[] = [
  [
    '图.png',
    sampleBytes('picture'),
    (page) => expect(page.getByRole('img', { name: '图' })).toBeVisible(),
  ],
  ['文.pdf', samplePdf(['公文']), (page) => expect(page.getByText('/ 1 页')).toBeVisible()],
  ['文.txt', Buffer.from('会议纪要'), (page) => expect(page.getByText('会议纪要')).toBeVisible()],
  ['文.docx', sampleWord('通知', ['正文']), (page) => expect(page.getByText('正文')).toBeVisible()],
  [
    '表.xlsx',
    sampleWorkbook({ 表: [['值']] }),
    (page) => expect(page.getByRole('cell', { name: '值' })).toBeVisible(),
  ],
  [
    '包.zip',
    sampleArchive({ '单.txt': '一' }),
    (page) => expect(page.getByRole('cell', { name: '单.txt' })).toBeVisible(),
  ],
  [
    '表.csv',
    Buffer.from('姓名,工号\n张三,007\n'),
    (page) => expect(page.getByRole('cell', { name: '张三' })).toBeVisible(),
  ],
  ['汇报.pptx', sampleBytes('slides'), (page) => expect(page.getByText('/ 3 页')).toBeVisible()],
  [
    '章.ofd',
    sampleBytes('ofd'),
    (page) => expect(page.getByRole('region', { name: '签章' })).toContainText('签章有效'),
  ],
  [
    '旧.doc',
    sampleBytes('letter-doc'),
    (page) => expect(page.getByRole('cell', { name: '陈思远' })).toBeVisible(),
  ],
  [
    '旧.xls',
    sampleBytes('budget-xls'),
    (page) => expect(page.getByRole('cell', { name: '61.3%' })).toBeVisible(),
  ],
  [
    '旧.ppt',
    sampleBytes('slides-ppt'),
    (page) => expect(page.getByRole('region', { name: '第 2 页' })).toBeVisible(),
  ],
  [
    '密.pdf',
    lockedPdf(['内部'], 'mima'),
    (page) => expect(page.getByLabel('打开密码')).toBeVisible(),
  ],
  ['音.wav', sampleBytes('sound'), (page) => expect(page.locator('audio')).toBeVisible()],
  [
    '图.dwg',
    Buffer.from([65, 67, 0, 1]),
    (page) => expect(page.getByRole('link', { name: '下载文件' })).toBeVisible(),
  ],
]

function viewerOf(space: Space, name: string, bytes: Buffer): string {
  return `/file-viewer?${new URLSearchParams({ fileId: keepFile(space, name, bytes), name })}`
}

for (const [device, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 780 }],
] as const) {
  test(`[LOOK-02] [FILE-03] no viewer has a barrier or makes the page scroll sideways on a ${device}`, {
    tag: '@long',
  }, async ({ page, openAs, space }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    space.constants.set('WATERMARK', '1')
    await openAs('zhangsan', '/file-viewer')
    for (const [name, bytes, ready] of files) {
      await test.step(name, async () => {
        await page.goto(viewerOf(space, name, bytes))
        await ready(page)
        await expectFits(page)
      })
    }
  })
}
