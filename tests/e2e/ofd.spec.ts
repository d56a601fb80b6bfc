import type { Page } from '@playwright/test'
import { sampleBytes } from '../../mock-platform/data/samples'
import {
  changedOfd,
  documentParts,
  mainPart,
  ofdParts,
  packOfd,
  textObject,
} from '../support/ofd-writer'
import { keepFile } from '../support/sample-files'
import { test as base, expect } from '../support/test'

/** Opens an OFD in the viewer. */
const test = base.extend<{ view(name: string, bytes: Buffer, more?: string): Promise<Page> }>({
  view: async ({ visit, space }, use) =>
    use(async (name, bytes, more = '') => {
      const query = new URLSearchParams({ fileId: keepFile(space, name, bytes), name })
      return (await visit(`/file-viewer?${query}${more}`)).page
    }),
})

const sheet = (page: Page, number: number) =>
  page.getByRole('region', { name: `第 ${number} 页`, exact: true })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const seals = (page: Page) => page.getByRole('region', { name: '签章', exact: true })

/** How many pixels of a page's picture have about this colour. */
function dotsOf(page: Page, number: number, [red, green, blue]: readonly number[]) {
  return sheet(page, number)
    .locator('canvas')
    .evaluate(
      (canvas: HTMLCanvasElement, wanted) => {
        const { data } = canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
        let count = 0
        for (let at = 0; at < data.length; at += 4) {
          const near = wanted.every((part, place) => Math.abs((data[at + place] ?? 0) - part) < 60)
          if (near) count += 1
        }
        return count
      },
      [red ?? 0, green ?? 0, blue ?? 0],
    )
}

test('[DOC-01] an OFD shows its pages with their text, outline and thumbnails', async ({
  view,
}) => {
  const page = await view('字型变换.ofd', sampleBytes('z'))
  await expect(sheet(page, 1)).toContainText('11.4字型变换')
  await expect.poll(() => dotsOf(page, 1, [0, 0, 0])).toBeGreaterThan(1_000)
  await expect(sheet(page, 4)).toContainText('போ')
  const outline = page.getByRole('navigation', { name: '目录' })
  await outline.getByRole('button', { name: '3、一对多' }).click()
  await expect(page).toHaveURL(/[?&]page=3\b/)
  await expect(sheet(page, 3)).toBeInViewport()
  await page
    .getByRole('navigation', { name: '缩略图' })
    .getByRole('button', { name: '第 2 页' })
    .click()
  await expect(page).toHaveURL(/[?&]page=2\b/)
  await tool(page, '下一页').click()
  await expect(page).toHaveURL(/[?&]page=3\b/)
  await page.reload()
  await expect(sheet(page, 3)).toBeInViewport()
})

test('[DOC-04] an OFD is enlarged, turned and searched', async ({ view }) => {
  const page = await view('字型变换.ofd', sampleBytes('z'))
  const width = async () => (await sheet(page, 1).boundingBox())?.width ?? 0
  await expect(sheet(page, 1)).toContainText('11.4字型变换')
  const first = await width()
  await tool(page, '放大').click()
  await expect.poll(width).toBeGreaterThan(first)
  await tool(page, '适合宽度').click()
  await expect(tool(page, '适合宽度')).toHaveAttribute('aria-pressed', 'true')
  await tool(page, '旋转').click()
  const box = await sheet(page, 1).boundingBox()
  expect(box?.width).toBeGreaterThan(box?.height ?? 0)
  await tool(page, '查找').click()
  const field = page.getByRole('searchbox', { name: '查找' })
  await field.fill('fine sign')
  await expect(page.getByText('第 1 / 2 处')).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText('第 2 / 2 处')).toBeVisible()
  await expect(page).toHaveURL(/[?&]page=2\b/)
  await field.fill('没有的词')
  await expect(page.getByText('没有找到')).toBeVisible()
})

test('[DOC-02] a seal says that it holds, and lies on the page', async ({ view }) => {
  const page = await view('通知.ofd', sampleBytes('ofd'))
  const [item] = await seals(page).getByRole('listitem').all()
  await expect(item ?? seals(page)).toContainText('签章有效')
  await expect(seals(page)).toContainText('协同办公门户示范专用章')
  await expect(seals(page)).toContainText('2026-07-20 09:30:00')
  await expect(seals(page)).toContainText('未校验颁发机构')
  await expect.poll(() => dotsOf(page, 1, [204, 0, 0])).toBeGreaterThan(200)
})

test('[DOC-02] a seal over the edges of five pages lies on each of them', { tag: '@long' }, async ({
  view,
}) => {
  const page = await view('骑缝章.ofd', sampleBytes('V4RideRight'))
  await expect(seals(page).getByRole('listitem')).toContainText('签章有效')
  await expect(seals(page).getByRole('listitem')).toContainText('之后已到期')
  await seals(page).getByRole('button', { name: '查看第 5 页上的签章' }).click()
  await expect(sheet(page, 5)).toBeInViewport()
})

test('[DOC-02] expired, unverifiable and changed seals are told in plain words', async ({
  view,
  space,
}) => {
  const page = await view('过期.ofd', sampleBytes('SESV4SignDoc'))
  const item = seals(page).getByRole('listitem')
  await expect(item).toContainText('证书已过期')
  await expect(item).toContainText('OFD R&W 测试用印章')
  const open = (bytes: Buffer) =>
    page.goto(`/file-viewer?${new URLSearchParams({ fileId: keepFile(space, 'a.ofd', bytes) })}`)
  await open(sampleBytes('DigitalSign'))
  await expect(item).toContainText('无法验证')
  const content = 'Doc_0/Pages/Page_0/Content.xml'
  await open(changedOfd(sampleBytes('ofd'), content, '做好', '停止'))
  await expect(item).toContainText('文档在签章后被修改')
  await expect(item).toContainText('第 1 页')
  await expect.poll(() => dotsOf(page, 1, [212, 0, 15])).toBeGreaterThan(100)
})

test('[DOC-01] attachments are listed and saved', { tag: '@long' }, async ({ view }) => {
  const page = await view('带附件.ofd', sampleBytes('AddAttachment'))
  await tool(page, '附件').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存附件：Gao.jpg' }).click()
  expect((await saved).suggestedFilename()).toBe('Gao.jpg')
})

test('[DOC-01] one of several documents is chosen, and pages are printed', {
  tag: '@long',
}, async ({ view }) => {
  const second = { folder: 'Doc_1', title: '附件一', pages: [textObject('附件一的内容')] }
  const page = await view(
    '合集.ofd',
    packOfd({
      ...documentParts({ pages: [textObject('正文的内容')] }),
      ...documentParts(second),
      'OFD.xml': mainPart([{ title: '正文' }, second]),
    }),
  )
  await expect(sheet(page, 1)).toContainText('正文的内容')
  await page.getByRole('combobox', { name: '文档' }).selectOption({ label: '2. 附件一' })
  await expect(sheet(page, 1)).toContainText('附件一的内容')
  const printed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        window.print = () => {
          const sheets = [...document.querySelectorAll('body > div > img')]
          done(sheets.filter((one) => (one as HTMLImageElement).naturalWidth > 1000).length)
        }
      }),
  )
  await tool(page, '打印').click()
  expect(await printed).toBe(1)
})

test('[DOC-05] broken and encrypted files say so, and a broken page leaves the others', async ({
  view,
  space,
}) => {
  const parts = ofdParts({ pages: [textObject('第一页的内容'), '', textObject('第三页的内容')] })
  const broken = { ...parts, 'Doc_0/Pages/Page_1/Content.xml': '<Page><Content>' }
  const page = await view('坏页.ofd', packOfd(broken))
  await expect(sheet(page, 2)).toContainText('这一页已损坏')
  await expect(sheet(page, 3)).toContainText('第三页的内容')
  const open = (bytes: Buffer) =>
    page.goto(`/file-viewer?${new URLSearchParams({ fileId: keepFile(space, 'b.ofd', bytes) })}`)
  await open(packOfd({ ...parts, 'Doc_0/Document.xml': '<no' }))
  await expect(page.getByText('文件已损坏，无法显示')).toBeVisible()
  await open(packOfd({ ...parts, 'Encryptions.xml': '<Encryptions/>' }))
  await expect(page.getByText('文件已加密，无法在线查看')).toBeVisible()
})
