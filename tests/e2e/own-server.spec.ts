import { createMockPlatform } from '../../mock-platform/server'
import { startDevServer } from '../support/dev-server'
import { startPortalBeside } from '../support/stack'
import { test as base, expect } from '../support/test'

const page = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><title>请假</title>
<script type="module">import { ready } from '/inline.js'; ready()</script></head>
<body><h1></h1><p id="inline"></p><p id="service"></p><script type="module" src="/main.js"></script></body>
</html>`
const inline = `export const ready = () => addEventListener('load', () => {
  document.querySelector('#inline').textContent = '页内模块已运行'
})`
const title = `export const title = '请假申请'`
const main = `import { title } from './title.js'
const show = (text) => { document.querySelector('h1').textContent = text }
show(title)
const answer = await fetch('/service-system/user/personal/info')
document.querySelector('#service').textContent = '服务 ' + answer.status
import.meta.hot.accept('./title.js', (changed) => show(changed.title))`

const files = { 'index.html': page, 'inline.js': inline, 'main.js': main, 'title.js': title }

const test = base.extend<{ own: Awaited<ReturnType<typeof startDevServer>> }>({
  own: async ({ kept }, use) => use(await kept('development server', () => startDevServer(files))),
  stack: async ({ kept, own }, use) =>
    use(
      await kept('stack with an own app', async () => {
        const mock = await createMockPlatform({
          ...{ port: 0, quiet: true },
          ownApps: [`leave=${own.url}`],
        })
        const beside = await startPortalBeside(mock)
        return {
          ...beside,
          mock,
          async close() {
            await beside.portal.stop()
            await mock.close()
          },
        }
      }),
    ),
})

test('[ANY-08] a developer’s own server is an app of the portal, hot reload included', async ({
  visit,
  own,
}) => {
  const { app, shell, pane } = await visit('/leave')
  await expect(app.getByRole('heading', { name: '请假申请' })).toBeVisible()
  await expect(pane).toHaveAttribute('data-app-status', '1')
  await expect(shell.tab('请假')).toBeVisible()
  await expect(app.getByText('页内模块已运行')).toBeVisible()
  await expect(app.getByText('服务 200')).toBeVisible()
  await shell.body('leave').evaluate((body) => {
    body.dataset.same = 'yes'
  })
  await own.write('title.js', `export const title = '休假申请'`)
  await expect(app.getByRole('heading', { name: '休假申请' })).toBeVisible()
  await expect(app.locator('body[data-same=yes]')).toBeAttached()
})
