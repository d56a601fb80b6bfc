import { expectFits } from '../support/accessible'
import { startDevServer } from '../support/dev-server'
import { demoPassword, startStack } from '../support/stack'
import { test as base, expect, onDesktopAndPhone, phone, shellOf } from '../support/test'

const files = {
  'index.html': `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>请假</title></head>
<body><h1></h1><p id="note"></p><p id="service"></p><script type="module" src="/main.js"></script></body></html>`,
  'preamble.js': `export const install = (view) => { view.preamble = true }`,
  'note.txt': '来自开发服务器',
  'title.js': `export const title = '请假申请'`,
  'main.js': `import { title } from './title.js'
import note from './note.txt?url'
if (!window.preamble) throw new Error("can't detect preamble")
const put = (place, text) => { document.querySelector(place).textContent = text }
put('h1', title)
put('#note', await (await fetch(note)).text())
put('#service', '服务 ' + (await fetch('/service-system/user/personal/info')).status)
import.meta.hot.accept('./title.js', (changed) => put('h1', changed.title))`,
}

const test = base.extend<{ own: Awaited<ReturnType<typeof startDevServer>> }>({
  own: async ({ kept }, use) =>
    use(await kept('server of an own app', () => startDevServer(files))),
  stack: async ({ kept }, use) =>
    use(
      await kept('stack that is open to own apps', () =>
        startStack({ OWN_APPS: 'http://localhost:*' }),
      ),
    ),
})

test('[ANY-08] a developer puts an app on their own machine into their own session', async ({
  openAs,
  page,
  own,
  account,
  stack,
  browser,
}) => {
  await openAs('zhangsan', `/own-apps?app=leave=${own.url}`)
  await page.getByRole('button', { name: '放进门户并打开' }).click()
  await expect(page).toHaveURL('/leave')
  const shell = shellOf(page)
  const app = shell.app('leave')
  await expect(app.getByRole('heading', { name: '请假申请' })).toBeVisible()
  await expect(app.getByText('来自开发服务器')).toBeVisible()
  await expect(app.getByText('服务 200')).toBeVisible()
  await expect(shell.pane('leave')).toHaveAttribute('data-app-status', '1')
  await expect(shell.pane('leave')).toHaveAttribute('data-app-kind', 'realm')
  await shell.body('leave').evaluate((body) => {
    body.dataset.same = 'yes'
  })
  await own.write('title.js', `export const title = '休假申请'`)
  await expect(app.getByRole('heading', { name: '休假申请' })).toBeVisible()
  await expect(app.locator('body[data-same=yes]')).toBeAttached()

  const elsewhere = await (await browser.newContext({ baseURL: stack.portal.url })).newPage()
  const form = { account: account('zhangsan'), password: demoPassword }
  await elsewhere.request.post('/login', { form })
  await elsewhere.goto('/leave')
  await expect(elsewhere).toHaveURL(/\/exptions\?errorCode=404/)
})

onDesktopAndPhone('the page of own apps', phone, () => {
  test('[LOOK-02] [ANY-08] the page of own apps has no barrier', async ({
    openAs,
    page,
    own,
    allowErrors,
  }) => {
    allowErrors(/status of 400/)
    await openAs('zhangsan', `/own-apps?app=leave=${own.url}/a/rather/long/address/of/an/app`)
    await page.getByRole('button', { name: '放进门户并打开' }).click()
    await page.goto(`/own-apps?app=messages=${own.url}`)
    await page.getByRole('button', { name: '放进门户并打开' }).click()
    await expect(page.getByRole('alert')).toHaveText('这个编码是门户自己的地址，请换一个')
    await expectFits(page)
    await page.getByRole('button', { name: '移除 leave' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(0)
  })
})
