import type { Page } from '@playwright/test'
import { samplePdf } from '../../mock-platform/data/sample-pdf'
import { sampleBytes } from '../../mock-platform/data/samples'
import type { Space } from '../../mock-platform/data/space'
import { lockedPdf } from '../support/locked-pdf'
import { phonePhoto } from '../support/phone-photo'
import { keepFile, sampleArchive, sampleWord, sampleWorkbook } from '../support/sample-files'
import { test as base, expect } from '../support/test'

/** Stores a file for all users; gives the address of its viewer. */
function viewerOf(space: Space, name: string, bytes: Buffer | string): string {
  return `/file-viewer?${new URLSearchParams({ fileId: keepFile(space, name, bytes), name })}`
}

/** Opens a file in the viewer. */
const test = base.extend<{ view(name: string, bytes: Buffer | string): Promise<Page> }>({
  view: async ({ visit, space }, use) =>
    use(async (name, bytes) => (await visit(viewerOf(space, name, bytes))).page),
})

/** A picture that claims to have 900 million pixels. */
function hugePicture(): Buffer {
  const bytes = Buffer.from(sampleBytes('picture'))
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  return bytes
}

const content = (page: Page) => page.getByRole('region', { name: '文件内容' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[FILE-03] a picture is enlarged and turned, by buttons and keys', async ({ view }) => {
  const page = await view('滨江段健步走.png', sampleBytes('picture'))
  await expect(page).toHaveTitle('滨江段健步走.png - 协同办公门户')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('滨江段健步走.png')
  await expect(page.getByRole('navigation', { name: '应用导航' })).toHaveCount(0)
  const picture = page.getByRole('img', { name: '滨江段健步走.png' })
  await expect(picture).toBeVisible()
  await expect(page.getByText('100%')).toBeVisible()
  await tool(page, '放大').click()
  await expect(page.getByText('125%')).toBeVisible()
  await content(page).focus()
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect(page.getByText('75%')).toBeVisible()
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await page.keyboard.press('r')
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(height, 0)
  expect(width).toBeGreaterThan(height)
  await page.keyboard.press('0')
  await expect(tool(page, '适应窗口')).toHaveAttribute('aria-pressed', 'true')
})

test('[FILE-03] a PDF shows its pages, finds words and goes to a page', async ({ view }) => {
  const lines = ['公文格式要点', '一、发文字号由机关代字组成。', '二、机关代字应当规范。']
  const page = await view('公文格式要点.pdf', samplePdf(lines))
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('机关代字应当规范')
  await expect(page.getByText('/ 1 页')).toBeVisible()
  await page.keyboard.press('Tab')
  await content(page).focus()
  await page.keyboard.press('Control+f')
  const search = page.getByRole('searchbox', { name: '查找' })
  await expect(search).toBeFocused()
  await search.fill('机关代字')
  await expect(page.getByText('第 1 / 2 处')).toBeVisible()
  await search.press('Enter')
  await expect(page.getByText('第 2 / 2 处')).toBeVisible()
  await search.fill('找不到的词')
  await expect(page.getByText('没有找到')).toBeVisible()
  await page.getByRole('textbox', { name: '页码' }).fill('99')
  await page.getByRole('textbox', { name: '页码' }).press('Enter')
  await expect(page.getByRole('textbox', { name: '页码' })).toHaveValue('1')
})

test('[FILE-03] a PDF is printed as its pages', { tag: '@long' }, async ({ view }) => {
  const page = await view('公文.pdf', samplePdf(['公文']))
  await expect(page.getByText('/ 1 页')).toBeVisible()
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

test('[FILE-03] a PDF with a password asks for it until it is right', { tag: '@long' }, async ({
  view,
}) => {
  const bytes = lockedPdf(['会议纪要', '内部资料'], 'Mima-2026')
  const page = await view('纪要.pdf', bytes)
  const password = page.getByLabel('打开密码')
  await expect(password).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('请输入打开密码')
  for (const wrong of ['mima', 'Mima-2026 ']) {
    await password.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('密码不正确，请重新输入')
    await expect(password).toBeFocused()
  }
  await password.fill('Mima-2026')
  await page.getByRole('button', { name: '打开文件' }).click()
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('内部资料')
  await expect(password).toHaveCount(0)
})

test('[FILE-03] text is read in its own encoding, with numbered lines', { tag: '@long' }, async ({
  view,
}) => {
  // 会议纪要, a line's end, 值班安排: in GB18030.
  const bytes = Buffer.from('bbe1d2e9bccdd2aa0a d6b5b0e0b0b2c5c5'.replace(' ', ''), 'hex')
  const page = await view('纪要.txt', bytes)
  await expect(content(page)).toContainText('会议纪要')
  await expect(content(page)).toContainText('值班安排')
  await expect(page.locator('[data-line="2"]')).toHaveText('值班安排')
  const encoding = page.getByRole('combobox', { name: '编码' })
  await expect(encoding).toHaveValue('gb18030')
  await encoding.selectOption('utf-8')
  await expect(content(page)).not.toContainText('会议纪要')
})

test('[FILE-03] each other kind of file is shown in its own way', { tag: '@long' }, async ({
  view,
  space,
}) => {
  const page = await view('查询.sql', '-- 统计\nselect 1 from 人员\n')
  const show = (name: string, bytes: Buffer | string) => page.goto(viewerOf(space, name, bytes))

  await test.step('code has colours', async () => {
    await expect(content(page)).toContainText('select 1 from 人员')
    const keywords = () =>
      page.evaluate(() => [...(CSS.highlights.get('code-keyword') ?? [])].length)
    await expect.poll(keywords).toBe(2)
  })
  await test.step('a Word document lies on its pages, and nothing runs', async () => {
    const bytes = sampleWord('关于开展安全检查的通知', ['各科室：', '定于下周一开展检查。'])
    await show('通知.docx', bytes)
    await expect(content(page)).toContainText('定于下周一开展检查。')
    const heading = page.getByText('关于开展安全检查的通知')
    await expect(heading).toHaveCSS('font-weight', '700')
  })
  await test.step('a workbook shows its sheets', async () => {
    const bytes = sampleWorkbook({
      值班表: [
        ['日期', '值班人员', '小时'],
        ['11月23日', '张三', 8.5],
      ],
      说明: [['请按时到岗']],
    })
    await show('值班.xlsx', bytes)
    await expect(page.getByRole('cell', { name: '8.5' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'C' })).toBeVisible()
    await page.getByRole('tab', { name: '值班表' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: '说明' })).toBeFocused()
    await expect(page.getByRole('cell', { name: '请按时到岗' })).toBeVisible()
  })
  await test.step('values with commas are a table, as they are written', async () => {
    // 姓名,工号 and 张三,007 in GB18030, as spreadsheets write them here.
    const bytes = Buffer.from('d0d5c3fb2cb9a4bac50ad5c5c8fd2c3030370a', 'hex')
    await show('名册.csv', bytes)
    await expect(content(page).getByRole('cell', { name: '张三' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '007', exact: true })).toBeVisible()
    await expect(page.getByRole('combobox', { name: '编码' })).toHaveValue('gb18030')
  })
  await test.step('an archive lists what lies in it', async () => {
    const bytes = sampleArchive({ '材料/清单.txt': '一', '封面.txt': '移交' })
    await show('移交.zip', bytes)
    await expect(page.getByRole('cell', { name: '材料/清单.txt' })).toBeVisible()
    await expect(page.getByText('共 2 个文件，解压后 9 B')).toBeVisible()
  })
  await test.step('sound is played by the browser', async () => {
    await show('录音.wav', sampleBytes('sound'))
    const player = page.locator('audio')
    await expect.poll(() => player.evaluate((one: HTMLAudioElement) => one.duration)).toBe(2)
  })
  await test.step('what a file is counts, not how it is named', async () => {
    await show('通知.docx', samplePdf(['其实是版式文件']))
    await expect(page.getByText('文件内容与扩展名不一致，已按PDF 文档打开')).toBeVisible()
    await expect(page.getByText('/ 1 页')).toBeVisible()
    await show('清单.zip', sampleWorkbook({ 一: [['表格']] }))
    await expect(page.getByRole('cell', { name: '表格' })).toBeVisible()
  })
})

test('[DOC-04] a photo of a phone (HEIC) is shown; one that is cut says so', async ({ visit }) => {
  const { page, space } = await visit('/file-viewer')
  await page.goto(viewerOf(space, '现场照片.heic', phonePhoto))
  const picture = page.getByRole('img', { name: '现场照片.heic' })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]),
  ).toEqual([96, 64])
  await page.goto(viewerOf(space, '坏.heic', phonePhoto.subarray(0, 200)))
  await expect(page.getByRole('heading', { name: '文件已损坏，无法显示' })).toBeVisible()
})

test('[FILE-03] a presentation shows its slides', { tag: '@long' }, async ({ view }) => {
  const page = await view('汇报.pptx', sampleBytes('slides'))
  await expect(page.getByRole('group', { name: '第 1 页' })).toContainText('工作汇报')
  const number = page.getByRole('textbox', { name: '页码' })
  await expect(page.getByText('/ 3 页')).toBeVisible()
  await tool(page, '下一页').click()
  await tool(page, '下一页').click()
  await expect(number).toHaveValue('3')
  await expect(page.getByRole('group', { name: '第 3 页' })).toContainText('推广智能辅助审批')
  await expect(tool(page, '下一页')).toBeDisabled()
  const { width = 0 } = (await page.getByRole('group', { name: '第 3 页' }).boundingBox()) ?? {}
  await tool(page, '放大').click()
  await expect
    .poll(async () => (await page.getByRole('group', { name: '第 3 页' }).boundingBox())?.width)
    .toBeGreaterThan(width * 1.2)
})

test('[FILE-03] 10,000 entries are shown in parts', { tag: '@long' }, async ({ view }) => {
  const names = Array.from({ length: 10_000 }, (_, at) => [`${at}.txt`, ''])
  const bytes = sampleArchive(Object.fromEntries(names))
  const page = await view('许多.zip', bytes)
  await expect(page.getByText('共 10000 个文件，解压后 0 B')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(501)
  await page.getByRole('button', { name: '显示更多（还有 9500 项）' }).click()
  await expect(page.getByRole('row')).toHaveCount(1001)
})

test.describe('files that cannot be shown', () => {
  test.use({ allowedErrors: /Failed to load resource|Warning: / })

  const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
  const cases = [
    ['空.txt', Buffer.alloc(0), '文件是空的'],
    ['坏.pdf', Buffer.from('%PDF-1.7\nnothing'), '文件已损坏，无法显示'],
    ['坏.png', sampleBytes('picture').subarray(0, 40), '文件已损坏，无法显示'],
    ['坏.docx', Buffer.from('PK\x03\x04 nothing more', 'latin1'), '文件已损坏，无法显示'],
    ['加密.docx', oldOffice, '文件已加密，无法在线查看'],
    ['旧.doc', oldOffice, '文件已损坏，无法显示'],
    ['图.dwg', Buffer.from('AC1032\0\0\0\0\x01', 'latin1'), '暂不支持在线查看这种文件'],
    ['坏.pptx', sampleArchive({ 'ppt/presentation.xml': '<nothing/>' }), '文件已损坏，无法显示'],
    ['大.png', hugePicture(), '文件过大，不适合在线查看'],
    ['坏.mp4', Buffer.from('\0\0\0\x20ftypisom nothing', 'latin1'), '浏览器无法播放这个文件'],
  ] as const

  test('[FILE-03] each says why, and offers the download if there is one', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, space } = await visit('/file-viewer')
    for (const [name, bytes, sentence] of cases) {
      await test.step(name, async () => {
        await page.goto(viewerOf(space, name, bytes))
        await expect(page.getByRole('heading', { name: sentence })).toBeVisible()
        const offered = page.getByRole('link', { name: '下载文件' })
        await expect(offered).toHaveCount(bytes.length > 0 ? 1 : 0)
      })
    }
  })

  test('[FILE-03] a missing id, a missing file, a service that is away', async ({ visit }) => {
    const { page, space } = await visit('/file-viewer')
    await expect(page.getByRole('heading', { name: '该文件暂不支持预览' })).toBeVisible()
    await page.goto('/file-viewer?fileId=nowhere&name=a.txt')
    await expect(page.getByRole('heading', { name: '文件不存在或已被删除' })).toBeVisible()
    await expect(page.getByRole('link', { name: '下载' })).toHaveCount(0)
    const path = viewerOf(space, '纪要.txt', '会议纪要')
    space.faults.add({ path: '/service-file/file/download', kind: 'status', status: 503 })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '暂时无法打开文件' })).toBeVisible()
    await expect(page.getByRole('link', { name: '下载' })).toBeVisible()
    space.faults.clear()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(content(page)).toContainText('会议纪要')
  })
})

test('[FILE-03] a sign-in leads back to the file', { tag: '@long' }, async ({
  page,
  space,
  signIn,
}) => {
  await page.goto(viewerOf(space, '纪要.txt', '会议纪要'))
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn()
  await expect(page).toHaveURL(/\/file-viewer\?fileId=/)
  await expect(content(page)).toContainText('会议纪要')
})

test('[FILE-03] the download has the file whole, under its name', async ({ view }) => {
  const page = await view('纪要 📄.txt', '会议纪要')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载', exact: true }).click()
  expect((await downloading).suggestedFilename()).toBe('纪要 📄.txt')
})

test('[LOOK-08] a watermark lies over the file', {
  tag: '@long',
}, async ({ visit, space }) => {
  const path = viewerOf(space, '纪要.txt', '会议纪要')
  const { page } = await visit(path)
  await expect(content(page)).toContainText('会议纪要')
  await expect(page.locator('[data-watermark]')).toHaveCount(0)
  const other = viewerOf(space, '另一份.txt', '会议纪要')
  space.constants.set('WATERMARK', '1')
  await expect(async () => {
    await page.goto(other)
    await expect(page.locator('[data-watermark]')).toHaveAttribute(
      'data-watermark',
      /^张三 zhangsan/,
    )
  }).toPass()
  await content(page).click()
  await expect(content(page)).toBeFocused()
})

test('[LOOK-08] a watermark lies over the portal', async ({ visit, space }) => {
  space.constants.set('WATERMARK', '1')
  const { page, shell } = await visit('/index')
  const mark = page.locator('[data-watermark]')
  await expect(mark).toHaveAttribute('data-watermark', /^张三 zhangsan/)
  const { rail, tab } = shell
  await rail.getByRole('link', { name: /^通讯录/ }).click()
  await expect(tab('通讯录')).toHaveAttribute('aria-selected', 'true')
  await expect(mark).toHaveCount(1)
  const first = await (await page.request.get('/index')).text()
  expect(first).toContain('data-watermark="张三 zhangsan')
})

test('[FILE-03] the operation guide opens in the viewer', { tag: '@long' }, async ({ visit }) => {
  const { page } = await visit('/operation-guide')
  await expect(page).toHaveURL(/\/file-viewer\?fileId=file-operation-guide/)
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('协同办公门户操作指南')
})

test.describe('without an operation guide', () => {
  test.use({ scenario: 'all-flags-off', allowedErrors: /Failed to load resource/ })

  test('[FILE-03] says so', { tag: '@long' }, async ({ visit }) => {
    const { page } = await visit('/operation-guide')
    await expect(page.getByRole('heading', { name: '暂无操作指南' })).toBeVisible()
  })
})
