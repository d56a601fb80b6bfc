import type { Page } from '@playwright/test'
import { samplePdf } from '../../mock-platform/data/sample-pdf'
import { sampleBytes } from '../../mock-platform/data/samples'
import { packMsg } from '../support/msg-writer'
import { pagesPdf } from '../support/pages-pdf'
import { keepFile, sampleArchive, sampleWord, sampleWorkbook } from '../support/sample-files'
import { sampleMail } from '../support/sample-mail'
import { finishSentence, noteSpeech, saidIn } from '../support/speech'
import { test as base, expect, longUnless } from '../support/test'

/** Opens a file in the viewer. */
const test = base.extend<{ view(name: string, bytes: Buffer | string): Promise<Page> }>({
  view: async ({ visit, space }, use) =>
    use(async (name, bytes) => {
      const query = new URLSearchParams({ fileId: keepFile(space, name, bytes), name })
      return (await visit(`/file-viewer?${query}`)).page
    }),
})

const content = (page: Page) => page.getByRole('region', { name: '文件内容' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const number = (page: Page) => page.getByRole('textbox', { name: '页码' })

/** The tools that a viewer shows, in order. */
const toolsOf = (page: Page) =>
  page
    .getByRole('toolbar', { name: '查看工具' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')))

const lists = ['缩略图', '上一页', '下一页']
const zoom = ['缩小', '放大', '适合宽度', '适应窗口', '原始大小']

for (const [name, bytes, tools] of [
  ['文.pdf', samplePdf(['公文']), [...lists, ...zoom, '旋转', '双页', '查找', '打印']],
  ['文.ofd', sampleBytes('ofd'), [...lists, ...zoom, '旋转', '双页', '查找', '打印']],
  ['汇报.pptx', sampleBytes('slides'), [...lists, ...zoom, '查找', '打印']],
  ['文.docx', sampleWord('通知', ['正文']), [...zoom, '查找', '打印']],
  ['图.png', sampleBytes('picture'), [...zoom, '旋转', '打印']],
  ['表.xlsx', sampleWorkbook({ 表: [['值']] }), ['查找', '打印']],
  ['文.txt', Buffer.from('会议纪要'), ['自动换行', '查找', '打印']],
] as const) {
  test(
    `[DOC-04] ${name} has the tools of all kinds, in their order`,
    longUnless(name === '文.pdf'),
    async ({ view }) => {
      const page = await view(name, bytes)
      await expect(tool(page, '打印')).toBeVisible()
      expect(await toolsOf(page)).toEqual(tools)
    },
  )
}

for (const [name, bytes] of [
  ['文.docx', sampleWord('关于检查的通知', ['检查定于周一。'])],
  ['文.txt', Buffer.from('检查的通知\n再次检\n查')],
  ['旧.rtf', Buffer.from('{\\rtf1\\ansicpg936 check \\b ch\\b0 eck\\par}')],
  ['汇报.pptx', sampleBytes('slides')],
  ['表.xlsx', sampleWorkbook({ 一: [['检查']], 二: [['无'], ['再检查']] })],
  ['表.csv', Buffer.from('检查,无\n无,检查\n')],
] as const) {
  test(
    `[DOC-04] ${name} is searched, from its first match to the next`,
    longUnless(name.endsWith('docx')),
    async ({ view }) => {
      const page = await view(name, bytes)
      await expect(tool(page, '打印')).toBeVisible()
      await content(page).or(page.getByRole('tabpanel')).focus()
      await page.keyboard.press('Control+f')
      const field = page.getByRole('searchbox', { name: '查找' })
      await expect(field).toBeFocused()
      const word = name === '旧.rtf' ? 'check' : name === '汇报.pptx' ? '审批' : '检查'
      await field.fill(word)
      await expect(page.getByText(/^第 1 \/ \d 处$/)).toBeVisible()
      await field.press('Enter')
      await expect(page.getByText(/^第 (?:2 \/ \d|1 \/ 1) 处$/)).toBeVisible()
      await field.fill('找不到的词')
      await expect(page.getByText('没有找到')).toBeVisible()
      await field.press('Escape')
      await expect(field).toHaveCount(0)
    },
  )
}

test('[DOC-04] a match on another sheet shows that sheet', { tag: '@long' }, async ({ view }) => {
  const page = await view('表.xlsx', sampleWorkbook({ 一: [['甲']], 二: [['无'], ['再检查']] }))
  await tool(page, '查找').click()
  await page.getByRole('searchbox', { name: '查找' }).fill('检查')
  await expect(page.getByRole('tab', { name: '二' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('td[data-found]')).toHaveText('再检查')
})

test('[DOC-04] page and zoom of a document are kept in its address and in the window', async ({
  view,
}) => {
  const page = await view('汇报.pptx', sampleBytes('slides'))
  await tool(page, '下一页').click()
  await expect(page).toHaveURL(/[?&]page=2\b/)
  await tool(page, '放大').click()
  await expect(page.getByText('125%')).toBeVisible()
  const address = page.url().replace('&page=2', '')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(number(page)).toHaveValue('2')
  await expect(page.getByText('125%')).toBeVisible()
})

test('[DOC-04] a PDF goes to the page of its address, by keys and by its thumbnails', async ({
  visit,
  space,
}) => {
  const fileId = keepFile(space, '长.pdf', pagesPdf(9))
  const { page } = await visit(`/file-viewer?fileId=${fileId}&page=2`)
  await expect(number(page)).toHaveValue('2')
  await content(page).focus()
  await page.keyboard.press('p')
  await expect(number(page)).toHaveValue('1')
  await expect(page).toHaveURL(/[?&]page=1\b/)
  const thumbnails = page.getByRole('navigation', { name: '缩略图' })
  await thumbnails.getByRole('button', { name: '第 2 页' }).click()
  await expect(number(page)).toHaveValue('2')
  await page
    .getByRole('navigation', { name: '目录' })
    .getByRole('button', { name: 'Last page' })
    .click()
  await expect(number(page)).toHaveValue('9')
  await content(page).focus()
  await page.keyboard.press('Home')
  await expect(number(page)).toHaveValue('1')
  await tool(page, '双页').click()
  await expect(tool(page, '双页')).toHaveAttribute('aria-pressed', 'true')
  await tool(page, '适应窗口').click()
  const left = await page.getByRole('region', { name: '第 1 页', exact: true }).boundingBox()
  const right = await page.getByRole('region', { name: '第 2 页', exact: true }).boundingBox()
  expect(right?.y).toBeCloseTo(left?.y ?? 0, 0)
})

test('[DOC-05] a broken page of a PDF says so, and the others are shown', async ({ visit }) => {
  const { page, space, allowErrors } = await visit('/file-viewer')
  allowErrors(/Unable to get page|pdfPage is not loaded/)
  const whole = samplePdf(['第一份'], ['第二份']).toString('latin1')
  // Of the same length, so that everything else stays in its place.
  const at = whole.lastIndexOf('<< /Type /Page /Parent')
  const broken = `${whole.slice(0, at)}(a text, no page) %   ${whole.slice(at + 22)}`
  const fileId = keepFile(space, '文.pdf', Buffer.from(broken, 'latin1'))
  await page.goto(`/file-viewer?${new URLSearchParams({ fileId, name: '文.pdf' })}`)
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('第一份')
  await number(page).fill('2')
  await number(page).press('Enter')
  await expect(page.getByRole('region', { name: '第 2 页' }).getByRole('alert')).toHaveText(
    '这一页已损坏，无法显示',
  )
})

test('[DOC-04] a presentation is printed as its slides', { tag: '@long' }, async ({ view }) => {
  const page = await view('汇报.pptx', sampleBytes('slides'))
  await expect(page.getByText('/ 3 页')).toBeVisible()
  const printed = page.evaluate(
    () =>
      new Promise<string>((done) => {
        window.print = () =>
          done(document.querySelector('body > div:last-child')?.textContent ?? '')
      }),
  )
  await tool(page, '打印').click()
  expect(await printed).toContain('推广智能辅助审批')
})

test('[DOC-04] a mail is read, its attachments open in its place, and nothing else is loaded', async ({
  view,
}) => {
  const page = await view('会议通知.eml', sampleMail)
  const article = content(page).getByRole('article')
  await expect(article.getByRole('heading', { name: '会议通知' })).toBeVisible()
  await expect(article).toContainText('张三 <zhang@example.com>')
  await expect(article).toContainText('2026-03-05')
  await expect(article.getByText('请准时参加')).toHaveCSS('color', 'rgb(204, 0, 0)')
  await expect(article.getByRole('img', { name: '座次图' })).toHaveJSProperty('complete', true)
  await expect(article).toContainText('外部图片')
  const attachments = page.getByRole('region', { name: '附件' })
  await expect(attachments.getByRole('listitem')).toHaveCount(1)
  const saving = page.waitForEvent('download')
  await attachments.getByRole('button', { name: '保存附件：list.txt' }).click()
  expect((await saving).suggestedFilename()).toBe('list.txt')
  await attachments.getByRole('button', { name: /^list\.txt/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('list.txt')
  await expect(content(page)).toContainText('张三')
  await tool(page, '返回会议通知.eml').click()
  await expect(article).toBeVisible()
  await tool(page, '查找').click()
  await page.getByRole('searchbox', { name: '查找' }).fill('准时')
  await expect(page.getByText('第 1 / 1 处')).toBeVisible()
})

test('[DOC-04] a mail of Outlook is read, with the mail that is attached to it', {
  tag: '@long',
}, async ({ view }) => {
  const texts = { '0037': '会议通知', '0C1A': '张三', 1000: '请准时参加。' }
  const inner = { texts: { '0037': '回复', 1000: '收到' } }
  const page = await view(
    '通知.msg',
    packMsg({ texts, attachments: [{ name: '回复', content: inner }] }),
  )
  await expect(content(page)).toContainText('请准时参加。')
  await expect(page.getByText('未显示原有版式')).toHaveCount(0)
  await page.getByRole('button', { name: /^回复\.eml/ }).click()
  await expect(content(page)).toContainText('收到')
})

test('[DOC-04] a file of an archive opens in its place', { tag: '@long' }, async ({ view }) => {
  const page = await view('材料.zip', sampleArchive({ '材料/清单.csv': '姓名\n张三\n' }))
  await page.getByRole('button', { name: '材料/清单.csv' }).click()
  await expect(page.getByRole('cell', { name: '张三' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('清单.csv')
  const saving = page.waitForEvent('download')
  await tool(page, '下载').click()
  expect((await saving).suggestedFilename()).toBe('清单.csv')
  await tool(page, '返回材料.zip').click()
  await expect(page.getByRole('button', { name: '材料/清单.csv' })).toBeVisible()
})

test('[DOC-04] another file of the user is shown beside it, also after a reload, until it is closed', {
  tag: '@long',
}, async ({ view }) => {
  const page = await view('左.pdf', pagesPdf(3))
  await expect(number(page)).toHaveValue('1')
  await tool(page, '并排查看另一个文件').click()
  const dialog = page.getByRole('dialog', { name: '选择文件' })
  await expect(dialog.getByRole('button', { name: '从本机选择' })).toHaveCount(0)
  await dialog.getByRole('searchbox').fill('会议纪要模板')
  await dialog.getByRole('searchbox').press('Enter')
  await dialog.getByRole('radio', { name: /会议纪要模板/ }).check()
  await dialog.getByRole('button', { name: '确定' }).click()
  const beside = page.frameLocator('iframe[title="并排查看：会议纪要模板.txt"]')
  await expect(beside.getByRole('region', { name: '文件内容' })).toContainText('会议')
  // Neither the link home, which would lead only the pane there, nor a third file.
  await expect(beside.getByRole('banner').getByRole('link', { name: '返回首页' })).toHaveCount(0)
  await expect(beside.getByRole('button', { name: /并排/ })).toHaveCount(0)
  await page.reload()
  await expect(beside.getByRole('region', { name: '文件内容' })).toContainText('会议')
  await tool(page, '关闭并排的文件').click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveURL(/^(?!.*beside)/)
})

test('[DOC-04] what fits the width of its room does so when the room changes', {
  tag: '@long',
}, async ({ view }) => {
  const page = await view('宽.pdf', pagesPdf(2))
  const sheet = page.getByRole('region', { name: '第 1 页' })
  await tool(page, '适合宽度').click()
  const widthOf = async () => (await sheet.boundingBox())?.width ?? 0
  await expect.poll(widthOf).toBeGreaterThan(1_000)
  await page.setViewportSize({ width: 700, height: 700 })
  await expect.poll(widthOf).toBeLessThan(700)
})

test('[DOC-04] [WEB-06] in 长者模式 pages are read aloud, one after the other', async ({
  visit,
  space,
}) => {
  const theme = JSON.stringify({ id: 'default', look: { elder: true } })
  space.users.update('zhangsan', { theme })
  const { page } = await visit('/index')
  await page.addInitScript(noteSpeech)
  await page.goto(`/file-viewer?fileId=${keepFile(space, '读.pdf', pagesPdf(3))}`)
  await expect(number(page)).toHaveValue('1')
  await tool(page, '朗读').click()
  await expect.poll(() => saidIn(page)).toEqual(['zh-CN Page 1 of 3'])
  await finishSentence(page)
  await expect.poll(() => saidIn(page)).toEqual(['zh-CN Page 1 of 3', 'zh-CN Page 2 of 3'])
  await expect(number(page)).toHaveValue('2')
  await tool(page, '停止朗读').click()
  await expect(tool(page, '朗读')).toBeVisible()
  expect((await saidIn(page)).at(-1)).toBe('cancelled')
})
