import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { bytesOf, startFileServer } from '../support/file-server'
import { signInAgainOf, signInOver } from '../support/sign-in-over'
import { startStack } from '../support/stack'
import { test as base, expect, openWindow, shellOf } from '../support/test'

type Files = Awaited<ReturnType<typeof startFileServer>>

const test = base.extend<{ files: Files }>({
  files: async ({ kept }, use) => use(await kept('files', startFileServer)),
  stack: async ({ kept, files }, use) => {
    const start = async () => {
      const stack = await startStack({ PLATFORM_URL: files.url })
      files.front.behind = stack.mock.url
      return stack
    }
    await use(await kept('stack behind the files', start))
  },
})

const MB = 1024 * 1024
let count = 0
/** Ids that only one test uses, because all tests of a worker share the file server. */
const newId = (name: string) => `${name}-${process.pid}-${++count}`

/** Requests the file as a sub-app does, through the kit. */
async function ask(page: Page, fileId: string, fileName: string) {
  await shellOf(page)
    .body('list')
    .evaluate((_, file) => window.portalProps?.download(file), { fileId, fileName })
}

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: '下载管理' }).click()
  const drawer = page.getByRole('dialog', { name: '文件下载管理器' })
  await expect(drawer).toBeVisible()
  return drawer
}

const lineOf = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name: '文件下载管理器' })
    .getByRole('listitem')
    .filter({ hasText: name })

async function expectWhole(download: Download, size: number) {
  const bytes = await readFile(await download.path())
  expect(bytes.equals(bytesOf(0, size))).toBe(true)
}

async function openList(page: Page, openAs: (name: string, path: string) => Promise<void>) {
  await openAs('zhangsan', '/list/index')
  await expect(shellOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
}

test('[FILE-02] a sub-app’s download comes whole, under its name, and says so', {
  tag: '@long',
}, async ({ page, openAs, files }) => {
  const id = newId('report')
  files.serve(id, { size: 3 * MB + 17 })
  await openList(page, openAs)
  const coming = page.waitForEvent('download')
  await ask(page, id, '年度报告 2026（终稿）😀.docx')
  const download = await coming
  expect(download.suggestedFilename()).toBe('年度报告 2026（终稿）😀.docx')
  await expectWhole(download, 3 * MB + 17)
  const drawer = await openDrawer(page)
  await expect(drawer.getByText('已完成 · 3.0 MB')).toBeVisible()
  await expect(drawer.getByText('共 1 个，已完成 1 个')).toBeVisible()
  await drawer.getByRole('button', { name: '清除已完成' }).click()
  await expect(drawer.getByText('暂无下载任务')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '下载管理' })).toBeFocused()
})

test('[FILE-02] a link to a file inside an app goes to the manager, and is named by the server', async ({
  page,
  openAs,
  files,
}) => {
  const id = newId('linked')
  const disposition = `attachment; filename="x.txt"; filename*=UTF-8''${encodeURIComponent('会议 纪要.txt')}`
  files.serve(id, { size: 40, disposition })
  await openList(page, openAs)
  const coming = page.waitForEvent('download')
  await shellOf(page)
    .body('list')
    .evaluate((body, fileId) => {
      const link = document.createElement('a')
      link.href = `/service-file/file/download?fileId=${fileId}&token=secret`
      link.download = ''
      body.append(link)
      link.click()
    }, id)
  expect((await coming).suggestedFilename()).toBe('会议 纪要.txt')
  await openDrawer(page)
  await expect(lineOf(page, '会议 纪要.txt')).toContainText('已完成')
})

test('[FILE-02] three come at once, the rest is 「排队中」; one that is cancelled makes room and lets go of the server', {
  tag: '@long',
}, async ({ page, openAs, files }) => {
  const ids = ['甲', '乙', '丙', '丁'].map((name) => ({ id: newId(name), name: `${name}.zip` }))
  for (const { id } of ids) files.serve(id, { size: 2 * MB, stopAt: MB })
  await openList(page, openAs)
  for (const { id, name } of ids) await ask(page, id, name)
  await openDrawer(page)
  for (const name of ['甲.zip', '乙.zip', '丙.zip']) {
    await expect(lineOf(page, name)).toContainText('1.0 MB / 2.0 MB')
    await expect(lineOf(page, name).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  }
  await expect(lineOf(page, '丁.zip')).toContainText('排队中')
  await page.getByRole('button', { name: '取消 甲.zip' }).click()
  await expect(lineOf(page, '甲.zip')).toHaveCount(0)
  await expect(lineOf(page, '丁.zip')).toContainText('1.0 MB / 2.0 MB')
  const [first, , , last] = ids
  await expect.poll(() => files.visitsOf(first?.id ?? '')[0]?.closed).toBe(true)
  const coming = page.waitForEvent('download')
  files.serve(last?.id ?? '', { size: 2 * MB })
  await expectWhole(await coming, 2 * MB)
})

test('[HOLD-06] a download that is cut goes on by Range where it was', async ({
  page,
  openAs,
  files,
}) => {
  const id = newId('cut')
  files.serve(id, { size: 4 * MB, stopAt: MB })
  await openList(page, openAs)
  await ask(page, id, '中断.zip')
  await openDrawer(page)
  await expect(lineOf(page, '中断.zip')).toContainText('1.0 MB / 4.0 MB')
  files.serve(id, { size: 4 * MB, stopAt: MB, cut: true })
  await expect.poll(() => files.visitsOf(id)[0]?.closed).toBe(true)
  const coming = page.waitForEvent('download')
  files.serve(id, { size: 4 * MB })
  await expectWhole(await coming, 4 * MB)
  expect(files.visitsOf(id).at(-1)?.from).toBe(MB)
})

test('[HOLD-06] a download goes on by Range after a reload, without being asked', {
  tag: '@long',
}, async ({ page, openAs, files }) => {
  const id = newId('reload')
  files.serve(id, { size: 4 * MB, stopAt: 3 * MB })
  await openList(page, openAs)
  await ask(page, id, '续传.zip')
  await openDrawer(page)
  await expect(lineOf(page, '续传.zip')).toContainText('3.0 MB / 4.0 MB')
  await page.reload()
  const coming = page.waitForEvent('download')
  files.serve(id, { size: 4 * MB })
  await expectWhole(await coming, 4 * MB)
  expect(files.visitsOf(id).map(({ from }) => from > 0)).toEqual([false, true])
})

test('[HOLD-06] without Range a download begins again after a pause; nothing is put together wrongly', async ({
  page,
  openAs,
  files,
}) => {
  const id = newId('plain')
  files.serve(id, { size: 2 * MB, stopAt: MB, withoutRange: true })
  await openList(page, openAs)
  await ask(page, id, '无续传.zip')
  await openDrawer(page)
  await expect(lineOf(page, '无续传.zip')).toContainText('1.0 MB / 2.0 MB')
  await page.getByRole('button', { name: '暂停 无续传.zip' }).click()
  await expect(lineOf(page, '无续传.zip')).toContainText('已暂停')
  await expect.poll(() => files.visitsOf(id)[0]?.closed).toBe(true)
  const coming = page.waitForEvent('download')
  files.serve(id, { size: 2 * MB, withoutRange: true })
  await page.getByRole('button', { name: '开始下载' }).click()
  await expectWhole(await coming, 2 * MB)
  expect(files.visitsOf(id).map(({ from }) => from)).toEqual([0, 0])
})

test('[HOLD-06] a file that has changed meanwhile comes again as a whole', async ({
  page,
  openAs,
  files,
}) => {
  const id = newId('changed')
  files.serve(id, { size: 2 * MB, stopAt: MB, etag: '"old"' })
  await openList(page, openAs)
  await ask(page, id, '已更新.zip')
  await openDrawer(page)
  await expect(lineOf(page, '已更新.zip')).toContainText('1.0 MB / 2.0 MB')
  await page.getByRole('button', { name: '暂停 已更新.zip' }).click()
  await expect(lineOf(page, '已更新.zip')).toContainText('已暂停')
  const coming = page.waitForEvent('download')
  files.serve(id, { size: MB + 5, etag: '"new"' })
  await page.getByRole('button', { name: '继续 已更新.zip' }).click()
  await expectWhole(await coming, MB + 5)
})

test('[FILE-02] all windows show the same, one of them downloads, and another goes on when it closes', {
  tag: '@long',
}, async ({ page, context, openAs, files }) => {
  const id = newId('windows')
  files.serve(id, { size: 2 * MB, stopAt: MB })
  await openList(page, openAs)
  await ask(page, id, '两个窗口.zip')
  await openDrawer(page)
  await expect(lineOf(page, '两个窗口.zip')).toContainText('1.0 MB / 2.0 MB')

  const other = await openWindow(context, '/list/index')
  await openDrawer(other)
  await expect(lineOf(other, '两个窗口.zip')).toContainText('1.0 MB / 2.0 MB')
  await other.getByRole('button', { name: '暂停 两个窗口.zip' }).click()
  await expect(lineOf(page, '两个窗口.zip')).toContainText('已暂停 · 1.0 MB / 2.0 MB')
  await page.getByRole('button', { name: '继续 两个窗口.zip' }).click()
  await expect.poll(() => files.visitsOf(id).length).toBe(2)

  await page.close()
  const coming = other.waitForEvent('download')
  files.serve(id, { size: 2 * MB })
  await expectWhole(await coming, 2 * MB)
  await expect(lineOf(other, '两个窗口.zip')).toContainText('已完成')
})

test.describe('what goes wrong', () => {
  test.use({ allowedErrors: /status of (?:401|404|403)|HTTP Authentication failed/ })

  test('[FILE-02] a file that is gone says so, and is tried again on demand', {
    tag: '@long',
  }, async ({ page, openAs, files }) => {
    const id = newId('gone')
    files.serve(id, { size: 10, status: 404 })
    await openList(page, openAs)
    await ask(page, id, '消失.pdf')
    await openDrawer(page)
    await expect(lineOf(page, '消失.pdf')).toContainText('文件不存在或已被删除')
    files.serve(id, { size: 10 })
    const coming = page.waitForEvent('download')
    await lineOf(page, '消失.pdf').getByRole('button', { name: '重试' }).click()
    await expectWhole(await coming, 10)
  })

  test('[HOLD-04] a session that ends in mid-download asks for the sign-in, and the download goes on', {
    tag: '@long',
  }, async ({ page, openAs, account, context, files }) => {
    const id = newId('session')
    files.serve(id, { size: 2 * MB, stopAt: MB })
    await openList(page, openAs)
    await ask(page, id, '登录失效.zip')
    const drawer = await openDrawer(page)
    await expect(lineOf(page, '登录失效.zip')).toContainText('1.0 MB / 2.0 MB')
    await drawer.getByRole('button', { name: '关闭', exact: true }).click()
    await context.clearCookies({ name: 'portal' })
    files.serve(id, { size: 2 * MB, stopAt: MB, cut: true })
    await expect(signInAgainOf(page)).toBeVisible()
    files.serve(id, { size: 2 * MB })
    const coming = page.waitForEvent('download')
    await signInOver(page, account('zhangsan'))
    await expectWhole(await coming, 2 * MB)
    expect(files.visitsOf(id).map(({ from }) => from)).toEqual([0, MB])
  })
})

test('[FILE-02] a browser that keeps no files downloads by itself', async ({
  page,
  openAs,
  files,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(StorageManager.prototype, 'getDirectory', { value: undefined })
  })
  const id = newId('plain-link')
  files.serve(id, { size: 1_000 })
  await openList(page, openAs)
  const coming = page.waitForEvent('download')
  await ask(page, id, '直接下载.txt')
  const download = await coming
  expect(download.suggestedFilename()).toBe('直接下载.txt')
  await expectWhole(download, 1_000)
  const drawer = await openDrawer(page)
  await expect(drawer.getByText('当前浏览器不支持下载管理')).toBeVisible()
})
