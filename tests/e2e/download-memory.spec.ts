import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import config from '../../playwright.config'
import { test as base, expect } from '../support/test'

/** The size of the download in GB, and how long it may take; `DOWNLOAD_GB=5` tries the largest promised size. */
const gigabytes = Number(process.env.DOWNLOAD_GB ?? 1)
const size = gigabytes * 1024 ** 3
const patience = gigabytes * 180_000
const MB = 1024 * 1024

/** A browser with a profile on the disk: a private window keeps a site's files in memory. */
const test = base.extend({
  context: async ({ baseURL }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-profile-'))
    const context = await chromium.launchPersistentContext(folder, {
      ...config.use?.launchOptions,
      ...(baseURL && { baseURL }),
      locale: 'zh-CN',
    })
    await use(context)
    await context.close()
    await rm(folder, { recursive: true })
  },
})

/** The ids of the processes that run pages. */
async function renderersOf(page: Page): Promise<number[]> {
  const browser = page.context().browser()
  const cdp = await browser?.newBrowserCDPSession()
  const answer = await cdp?.send('SystemInfo.getProcessInfo')
  await cdp?.detach()
  const all = answer?.processInfo ?? []
  return all.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** The memory that only this process uses, in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

test(`[HOLD-06] [FILE-02] a file of ${gigabytes} GB comes whole while the page stays under 200 MB`, {
  tag: '@long',
}, async ({ visit }) => {
  test.skip(process.platform !== 'linux', 'reads what Linux says of a process')
  test.setTimeout(patience + 60_000)
  const { page, shell } = await visit.mounted('/list/index')
  const coming = page.waitForEvent('download', { timeout: patience })
  await shell
    .body('list')
    .evaluate((_, fileId) => window.portalProps?.download({ fileId }), `huge-${size}`)
  let isSaved = false
  const saved = coming.then((download) => download.path()).finally(() => (isSaved = true))
  let most = 0
  for await (const _ of setInterval(250)) {
    const each = await Promise.all((await renderersOf(page)).map(memoryOf))
    most = Math.max(most, ...each)
    if (isSaved) break
  }
  expect((await stat(await saved)).size).toBe(size)
  test.info().annotations.push({ type: 'memory', description: `${Math.round(most / MB)} MB` })
  expect(most / MB).toBeGreaterThan(0)
  expect(most / MB).toBeLessThan(200)
})
