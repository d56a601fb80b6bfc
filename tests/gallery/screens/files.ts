import type { Page } from '@playwright/test'
import { sampleBytes } from '../../../mock-platform/data/samples'
import { lockedPdf } from '../../support/locked-pdf'
import { keepFile } from '../../support/sample-files'
import { expect } from '../../support/test'
import { outside, type Screen } from '../screen'

type Ready = (page: Page) => Promise<unknown>

/** A file in the viewer. */
function file(
  name: string,
  title: string,
  bytes: () => Buffer,
  ready: Ready,
  main = false,
): Screen {
  const fileName = title
  return outside(
    `file-${name}`,
    `文件：${title}`,
    (space) =>
      `/file-viewer?${new URLSearchParams({ fileId: keepFile(space, fileName, bytes()), name: fileName })}`,
    {
      account: 'zhangsan',
      extent: main ? 'main' : 'base',
      steps: ({ page }) => ready(page),
      // An empty file has no part that could be requested.
      errors: /status of 4(?:0\d|16)/,
    },
  )
}

const content = (page: Page) => page.getByRole('main')
const has = (selector: string) => (page: Page) =>
  expect(content(page).locator(selector).first()).toBeVisible()
const sheet: Ready = (page) => expect(page.locator('canvas').first()).toBeVisible()
const sample = (name: string) => () => sampleBytes(name)

/** The viewer, one file of each kind. */
export const fileScreens: readonly Screen[] = [
  file('pdf', '公文格式要点.pdf', sample('rules'), sheet, true),
  file('pdf-locked', '加密的文件.pdf', () => lockedPdf(['内部'], 'mima'), has('input')),
  file('docx', '关于做好政务公开工作的通知.docx', sample('letter'), has('p')),
  file('xlsx', '2026年度重点工作任务清单.xlsx', sample('tasks'), has('td')),
  file('pptx', '数字政府建设工作汇报.pptx', sample('slides'), (page) =>
    expect(page.getByText(/\/ 3/).first()).toBeVisible(),
  ),
  file('ofd', '关于做好政务公开工作的通知.ofd', sample('ofd'), sheet, true),
  file('ofd-seal', '有骑缝章的公文.ofd', sample('V4RideRight'), sheet),
  file('ofd-watermark', '有水印的公文.ofd', sample('hello_watermark'), sheet),
  file('picture', '滨江段健步走.png', sample('picture'), has('img')),
  file('photo', '政务服务大厅.jpg', sample('photo'), has('img')),
  file('text', '会议纪要模板.txt', sample('minutes'), has('[data-line]')),
  file('empty', '待补充的材料.txt', sample('empty'), (page) =>
    expect(content(page)).not.toBeEmpty(),
  ),
  file('code', '企业信息查询.ts', sample('code'), has('[data-line]')),
  file('csv', '值班安排表.csv', sample('duties'), has('td')),
  file('zip', '档案移交材料.zip', sample('archive'), has('td')),
  file('sound', '办公会议录音.wav', sample('sound'), has('audio')),
  file('video', '政务大厅宣传片.mp4', sample('video'), has('video')),
  file('broken', '传输中断的任务清单.xlsx', sample('broken'), (page) =>
    expect(
      page
        .getByRole('alert')
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible(),
  ),
  file(
    'unknown',
    '城北新区规划图.dwg',
    () => Buffer.from([65, 67, 0, 1]),
    (page) => expect(page.getByRole('link', { name: '下载文件' })).toBeVisible(),
  ),
  outside('file-missing', '文件：不存在', '/file-viewer?fileId=no-such-file', {
    account: 'zhangsan',
    errors: /status of 40\d/,
  }),
]
