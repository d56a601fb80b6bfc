import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { bytesOf, type FileVisit, type ServedFile, startFileServer } from '../support/file-server'
import { signInAgainOf, signInOver } from '../support/sign-in-over'
import { startStack } from '../support/stack'
import { test as base, expect, openWindow, shellOf } from '../support/test'

type Files = Awaited<ReturnType<typeof startFileServer>>

interface Fixtures {
  files: Files
  /** Has an app download this file, and opens the drawer. */
  start(name: string, file: ServedFile): Promise<Started>
}

interface Started {
  drawer: Locator
  /** The file's line in the drawer. */
  line: Locator
  /** Serves the file in another way from now on. */
  serve(file: ServedFile): void
  visits(): FileVisit[]
}

const test = base.extend<Fixtures>({
  files: async ({ kept }, use) => use(await kept('files', startFileServer)),
  stack: async ({ kept, files }, use) => {
    const start = async () => {
      const stack = await startStack({ PLATFORM_URL: files.url })
      files.front.behind = stack.mock.url
      return stack
    }
    await use(await kept('stack behind the files', start))
  },
  start: async ({ page, visit, files }, use) =>
    use(async (name, file) => {
      const id = newId()
      files.serve(id, file)
      await visit.mounted('/list/index')
      await ask(page, id, name)
      return {
        drawer: await openDrawer(page),
        line: lineOf(page, name),
        serve: (next) => files.serve(id, next),
        visits: () => files.visitsOf(id),
      }
    }),
})

const MB = 1024 * 1024
let count = 0
/** Ids used by one test only, because all tests of a worker share the file server. */
const newId = () => `file-${process.pid}-${++count}`

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

/** Does that, and expects a whole file of this size to come. */
async function expectDownload(page: Page, size: number, act: () => unknown) {
  const coming = page.waitForEvent('download')
  await act()
  await expectWhole(await coming, size)
}

test('[FILE-02] a sub-app’s download comes whole', {
  tag: '@long',
}, async ({ page, start }) => {
  const coming = page.waitForEvent('download')
  const { drawer } = await start('年度报告 2026（终稿）😀.docx', { size: 3 * MB + 17 })
  const download = await coming
  expect(download.suggestedFilename()).toBe('年度报告 2026（终稿）😀.docx')
  await expectWhole(download, 3 * MB + 17)
  await expect(drawer.getByText('已完成 · 3.0 MB')).toBeVisible()
  await expect(drawer.getByText('共 1 个，已完成 1 个')).toBeVisible()
  await drawer.getByRole('button', { name: '清除已完成' }).click()
  await expect(drawer.getByText('暂无下载任务')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '下载管理' })).toBeFocused()
})

test('[FILE-02] a link inside an app is named by the server', async ({ visit, files }) => {
  const id = newId()
  const disposition = `attachment; filename="x.txt"; filename*=UTF-8''${encodeURIComponent('会议 纪要.txt')}`
  files.serve(id, { size: 40, disposition })
  const { page, shell } = await visit.mounted('/list/index')
  const coming = page.waitForEvent('download')
  await shell.body('list').evaluate((body, fileId) => {
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
}, async ({ visit, files }) => {
  const ids = ['甲', '乙', '丙', '丁'].map((name) => ({ id: newId(), name: `${name}.zip` }))
  for (const { id } of ids) files.serve(id, { size: 2 * MB, stopAt: MB })
  const { page } = await visit.mounted('/list/index')
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
  await expectDownload(page, 2 * MB, () => files.serve(last?.id ?? '', { size: 2 * MB }))
})

test('[HOLD-06] a download that is cut goes on by Range', async ({ page, start }) => {
  const { line, serve, visits } = await start('中断.zip', { size: 4 * MB, stopAt: MB })
  await expect(line).toContainText('1.0 MB / 4.0 MB')
  serve({ size: 4 * MB, stopAt: MB, cut: true })
  await expect.poll(() => visits()[0]?.closed).toBe(true)
  await expectDownload(page, 4 * MB, () => serve({ size: 4 * MB }))
  expect(visits().at(-1)?.from).toBe(MB)
})

test('[HOLD-06] a download outlives a reload by Range', {
  tag: '@long',
}, async ({ page, start }) => {
  const { line, serve, visits } = await start('续传.zip', { size: 4 * MB, stopAt: 3 * MB })
  await expect(line).toContainText('3.0 MB / 4.0 MB')
  await page.reload()
  await expectDownload(page, 4 * MB, () => serve({ size: 4 * MB }))
  expect(visits().map(({ from }) => from > 0)).toEqual([false, true])
})

test('[HOLD-06] without Range a download begins again after a pause', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const file = { size: 2 * MB, withoutRange: true }
  const { line, serve, visits } = await start('无续传.zip', { ...file, stopAt: MB })
  await expect(line).toContainText('1.0 MB / 2.0 MB')
  await page.getByRole('button', { name: '暂停 无续传.zip' }).click()
  await expect(line).toContainText('已暂停')
  await expect.poll(() => visits()[0]?.closed).toBe(true)
  await expectDownload(page, 2 * MB, () => {
    serve(file)
    return page.getByRole('button', { name: '开始下载' }).click()
  })
  expect(visits().map(({ from }) => from)).toEqual([0, 0])
})

test('[HOLD-06] a file that has changed comes again as a whole', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const { line, serve } = await start('已更新.zip', { size: 2 * MB, stopAt: MB, etag: '"old"' })
  await expect(line).toContainText('1.0 MB / 2.0 MB')
  await page.getByRole('button', { name: '暂停 已更新.zip' }).click()
  await expect(line).toContainText('已暂停')
  await expectDownload(page, MB + 5, () => {
    serve({ size: MB + 5, etag: '"new"' })
    return page.getByRole('button', { name: '继续 已更新.zip' }).click()
  })
})

test('[FILE-02] all windows show the same, one of them downloads, and another goes on when it closes', {
  tag: '@long',
}, async ({ page, context, start }) => {
  const { line, serve, visits } = await start('两个窗口.zip', { size: 2 * MB, stopAt: MB })
  await expect(line).toContainText('1.0 MB / 2.0 MB')

  const other = await openWindow(context, '/list/index')
  await openDrawer(other)
  await expect(lineOf(other, '两个窗口.zip')).toContainText('1.0 MB / 2.0 MB')
  await other.getByRole('button', { name: '暂停 两个窗口.zip' }).click()
  await expect(line).toContainText('已暂停 · 1.0 MB / 2.0 MB')
  await page.getByRole('button', { name: '继续 两个窗口.zip' }).click()
  await expect.poll(() => visits().length).toBe(2)

  await page.close()
  await expectDownload(other, 2 * MB, () => serve({ size: 2 * MB }))
  await expect(lineOf(other, '两个窗口.zip')).toContainText('已完成')
})

test.describe('what goes wrong', () => {
  test.use({ allowedErrors: /status of (?:401|404|403)|HTTP Authentication failed/ })

  test('[FILE-02] a file that is gone is tried again', {
    tag: '@long',
  }, async ({ page, start }) => {
    const { line, serve } = await start('消失.pdf', { size: 10, status: 404 })
    await expect(line).toContainText('文件不存在或已被删除')
    serve({ size: 10 })
    await expectDownload(page, 10, () => line.getByRole('button', { name: '重试' }).click())
  })

  test('[HOLD-04] a session that ends in mid-download asks for the sign-in, and the download goes on', {
    tag: '@long',
  }, async ({ page, start, account, context }) => {
    const started = await start('登录失效.zip', { size: 2 * MB, stopAt: MB })
    const { drawer, line, serve, visits } = started
    await expect(line).toContainText('1.0 MB / 2.0 MB')
    await drawer.getByRole('button', { name: '关闭', exact: true }).click()
    await context.clearCookies({ name: 'portal' })
    serve({ size: 2 * MB, stopAt: MB, cut: true })
    await expect(signInAgainOf(page)).toBeVisible()
    serve({ size: 2 * MB })
    await expectDownload(page, 2 * MB, () => signInOver(page, account('zhangsan')))
    expect(visits().map(({ from }) => from)).toEqual([0, MB])
  })
})

test('[FILE-02] a browser that keeps no files downloads by itself', async ({ page, start }) => {
  await page.addInitScript(() => {
    Object.defineProperty(StorageManager.prototype, 'getDirectory', { value: undefined })
  })
  const coming = page.waitForEvent('download')
  const { drawer } = await start('直接下载.txt', { size: 1_000 })
  const download = await coming
  expect(download.suggestedFilename()).toBe('直接下载.txt')
  await expectWhole(download, 1_000)
  await expect(drawer.getByText('当前浏览器不支持下载管理')).toBeVisible()
})
