import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import type { FrameLocator } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { foreignAppsFolder } from '../support/foreign-apps'
import { ownFolder } from '../support/portal-process'
import { listenLocally } from '../support/ports'
import { test as base, expect, longUnless, shellOf } from '../support/test'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** A team's own server: its pages, and well-known libraries as their packages bring them. It allows other sites to read. */
async function startPages() {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    const file = path.startsWith('/vendor/')
      ? join(ownFolder, 'node_modules', path.slice('/vendor/'.length))
      : join(foreignAppsFolder, 'public-pages', path)
    const body = path.includes('..') ? null : await readFile(file).catch(() => null)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (!body) return void response.writeHead(404).end()
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    response.end(body)
  })
  return listenLocally(server)
}

interface PublicPage {
  file: string
  /** What its library needs of its row. */
  row?: object
  heading: string
  /** Works it as a user does. */
  use(app: FrameLocator): Promise<void>
}

const counts = async (app: FrameLocator) => {
  await app.getByRole('button', { name: '点击次数 0' }).click()
  await expect(app.getByRole('button', { name: '点击次数 1' })).toBeVisible()
}

const pages: PublicPage[] = [
  {
    file: 'angularjs.html',
    heading: 'AngularJS 台账',
    async use(app) {
      await expect(app.locator('html.old-ledger')).toBeAttached()
      await app.getByLabel('筛选').fill('二')
      await expect(app.getByRole('listitem')).toHaveText(['第二条'])
      await counts(app)
    },
  },
  {
    file: 'layui.html',
    row: { eval: true, inline: true },
    heading: 'layui 台账',
    async use(app) {
      await expect(app.getByRole('cell', { name: '第二条' }).first()).toBeVisible()
      await app.getByRole('button', { name: '确认' }).click()
      await app.getByText('确定', { exact: true }).click()
      await expect(app.getByText('已处理')).toBeVisible()
      await app.getByRole('button', { name: '打开详情' }).click()
      await expect(app.frameLocator('iframe').getByText('详情页')).toBeVisible()
    },
  },
  {
    file: 'swagger.html',
    heading: '台账接口',
    async use(app) {
      await app.getByText('列出').click()
      const trial = app.getByRole('button', { name: 'Try it out' })
      await expect(trial).toBeVisible()
      // Else its deep link would show it open after a reload.
      await app.getByText('列出').click()
      await expect(trial).toBeHidden()
    },
  },
  {
    file: 'vue2.html',
    row: { eval: true },
    heading: 'Vue 2 台账',
    async use(app) {
      await app.getByLabel('备注').fill('写一句话')
      await expect(app.getByText('备注：写一句话')).toBeVisible()
      await counts(app)
    },
  },
  {
    file: 'qiankun-host.html',
    // Its library bears the marks of an app for qiankun, too.
    row: { kind: 'page', eval: true },
    heading: 'qiankun 主应用',
    async use(app) {
      await expect(app.getByText('子应用：来自主应用，true')).toBeVisible()
    },
  },
]

const test = base.extend<{ elsewhere: { url: string } }>({
  elsewhere: async ({ kept }, use) => use(await kept('public pages', startPages)),
})

for (const { file, row, heading, use } of pages) {
  test(
    `[ANY-02] ${file} works as it does alone, and again after a reload`,
    longUnless(file === 'layui.html'),
    async ({ page, space, elsewhere, openAs }) => {
      const like = space.collection(appsModel).get('list')
      if (!like) throw new Error('the scenario has no app to start from')
      const entry = `${elsewhere.url}/${file}`
      const fields = { title: '台账', entry, nextPath: '', newCount: 0 }
      space.collection(appsModel).create({ ...like, ...fields, code: 'ledger' })
      if (row) space.constants.set('APP_HOSTING', JSON.stringify({ ledger: row }))
      await openAs('zhangsan', '/ledger')
      const shell = shellOf(page)
      const app = shell.app('ledger')
      const check = async () => {
        await expect(app.getByRole('heading', { name: heading }).first()).toBeVisible()
        await expect(shell.pane('ledger')).toHaveAttribute('data-app-status', '1')
        await expect(shell.pane('ledger')).toHaveAttribute('data-app-kind', 'page')
        await use(app)
      }
      await check()
      await page.reload()
      await check()
      await expect(page).toHaveURL(/\/ledger/)
    },
  )
}
