import { createServer } from 'node:http'
import { appsModel } from '../../mock-platform/data/apps'
import { startDevServer } from '../support/dev-server'
import { startIsolatedStack } from '../support/hosted-kinds'
import { listenLocally } from '../support/ports'
import { test as base, expect, shellOf } from '../support/test'

/** A single-page app's server: one page at every address, whose router begins at `/`. */
async function startSinglePageServer() {
  const page = `<!doctype html><title>请假</title><h1></h1><button>第七条</button><script>
    const show = () => { document.querySelector('h1').textContent = '路由 ' + location.pathname }
    document.querySelector('button').onclick = () => { history.pushState(null, '', '/detail/7'); show() }
    addEventListener('popstate', show)
    show()</script>`
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(page)
  })
  return listenLocally(server)
}

const test = base.extend<{ singlePage: { url: string } }>({
  singlePage: async ({ kept }, use) => use(await kept('single-page server', startSinglePageServer)),
  stack: async ({ kept }, use) =>
    use(
      await kept('stack with isolated apps and own ones', () =>
        startIsolatedStack({ OWN_APPS: 'http://localhost:*' }),
      ),
    ),
})

test('[ANY-04] an app has an origin of its own, and works there as it does elsewhere', async ({
  visit,
}) => {
  const { page, shell, app } = await visit.mounted('/inbox/list/1')
  const frame = page.frames().find((one) => one.url().includes('//inbox.localhost'))
  expect(frame?.url()).toBe(`http://inbox.localhost:${new URL(page.url()).port}/inbox/list/1`)
  await app.getByRole('link', { name: '已发送' }).click()
  await expect(page).toHaveURL('/inbox/list/2')
  await app.getByRole('link').filter({ hasText: /./ }).last().click()
  await page.goBack()
  await expect(page).toHaveURL('/inbox/list/2')
  await page.reload()
  await expect(app.getByRole('heading', { name: '已发送' })).toBeVisible()
  await expect(shell.tab('内部邮件')).toHaveAttribute('href', '/inbox/list/2')
})

test('[LOOK-15] [ANY-04] its own calls ask in the user’s language, or in the app’s', {
  tag: '@long',
}, async ({ page, visit, baseURL, space }) => {
  const url = baseURL ?? ''
  await page.context().addCookies([{ name: 'portal-language', value: 'en-US', url }])
  const { app } = await visit.mounted('/list/index')
  const path = '/service-notify/notice/page'
  await app.locator('body').evaluate(async (_, address) => {
    const ask = (length: number, headers?: HeadersInit) =>
      fetch(`${address}?pageNo=1&length=${length}`, headers && { headers })
    await ask(3)
    await ask(4, { 'Accept-Language': 'fr-FR' })
  }, path)
  const languageOf = (length: string) =>
    space.journal.find({ path }).find(({ query }) => query.length === length)?.headers[
      'accept-language'
    ]
  expect([languageOf('3'), languageOf('4')]).toEqual(['en-US', 'fr-FR'])
})

test('[ANY-04] [APP-06] its frame is booted ahead while the pointer rests on its link, with all of its bounds', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell } = await visit.mounted('/list')
  const ahead = page.locator('iframe[title=""]')
  const hasFrameOf = (code: string) =>
    page.frames().some((frame) => frame.url().includes(`//${code}.localhost`))
  await shell.railLink('通讯录').hover()
  await expect.poll(() => hasFrameOf('addresslist')).toBe(true)
  await shell.railLink('内部邮件').hover()
  await expect.poll(() => hasFrameOf('inbox')).toBe(true)
  expect(hasFrameOf('addresslist')).toBe(false)
  await expect(ahead).toHaveAttribute('sandbox', /^(?!.*top-navigation)/)
  const number = (await ahead.getAttribute('data-frame')) ?? ''

  await shell.railLink('内部邮件').click()
  await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
  await expect(shell.pane('inbox').locator('iframe')).toHaveAttribute('data-frame', number)
})

test('[DESK-09] [ANY-04] what is typed there after the palette’s key is the palette’s, however late the shell hears of it', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell } = await visit.mounted('/list')
  await shell.body('list').evaluate((body) => body.prepend(document.createElement('input')))
  const field = shell.app('list').locator('input').first()
  await field.focus()
  await page.evaluate((milliseconds) => {
    setTimeout(() => {
      const end = performance.now() + milliseconds
      while (performance.now() < end);
    })
  }, 1_500)
  await page.keyboard.press('Control+k')
  for (const key of ['t', 'x', 'x', 'Backspace', 'l']) await page.keyboard.press(key)
  const box = page.getByRole('dialog', { name: '快速查找' }).getByRole('combobox')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('txl')
  await expect(field).toHaveValue('')
})

test('[ANY-04] [DESK-05] it draws nothing while it is hidden', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell } = await visit.mounted('/list')
  await shell.open('内部邮件', 'inbox')
  const body = shell.body('list')
  const isDrawn = () => body.evaluate((element) => element.dataset.drawn ?? '')
  await body.evaluate((element) => {
    requestAnimationFrame(() => {
      element.dataset.drawn = 'yes'
    })
  })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await isDrawn()).toBe('')
  await shell.tab('通知公告').click()
  await expect.poll(isDrawn).toBe('yes')
})

test('[ANY-04] it reaches neither the shell nor cookies, storage, session or token', async ({
  visit,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const { page, shell, pane } = await visit('/list')
  await expect(pane).toHaveAttribute('data-app-status', '1')
  await page.evaluate(() => localStorage.setItem('of-the-shell', '1'))
  const reach = await shell.body('list').evaluate(async () => {
    const tried = (act: () => unknown) => {
      try {
        return act() ? 'yes' : 'no'
      } catch (error) {
        return (error as Error).name
      }
    }
    const statusOf = (path: string, method = 'GET') =>
      fetch(path, { method }).then((answer) => answer.status)
    return {
      parent: window.parent === window,
      frameElement: window.frameElement,
      top: tried(() => window.top?.document),
      bridge: tried(() => (window.top as unknown as Record<string, unknown>).__portalRealmBridge__),
      cookie: document.cookie,
      storage: localStorage.getItem('of-the-shell'),
      token: await statusOf('/session/token', 'POST'),
      page: await statusOf('/messages'),
    }
  })
  expect(reach).toEqual({
    ...{ parent: true, frameElement: null, top: 'SecurityError', bridge: 'SecurityError' },
    ...{ cookie: '', storage: null, token: 404, page: 200 },
  })
})

test('[ANY-08] [ANY-04] an app on the user’s own machine has such an origin, too', async ({
  openAs,
  page,
  kept,
}) => {
  const own = await kept('server of an isolated own app', () =>
    startDevServer({
      'index.html': '<h1></h1><script type="module" src="/main.js"></script>',
      'preamble.js': `export const install = () => { window.reached = window.parent === window }`,
      'main.js': `document.querySelector('h1').textContent = '请假 ' + window.reached`,
    }),
  )
  await openAs('zhangsan', `/own-apps?app=leave=${own.url}`)
  await page.getByRole('button', { name: '放进门户并打开' }).click()
  const shell = shellOf(page)
  await expect(shell.app('leave').getByRole('heading', { name: '请假 true' })).toBeVisible()
  await expect(shell.pane('leave')).toHaveAttribute('data-app-status', '1')
  const frames = page.frames().map((frame) => new URL(frame.url()).hostname)
  expect(frames).toContain('leave.localhost')
})

test('[ANY-04] [ANY-03] it calls the services that its row names, and no others', async ({
  visit,
  space,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  space.constants.set('APP_HOSTING', JSON.stringify({ list: { services: ['/service-notice'] } }))
  const { shell, pane } = await visit('/list')
  await expect(pane).toHaveAttribute('data-app-status', /[14]/)
  const answer = await shell.body('list').evaluate(async () => {
    const { status, ...rest } = await fetch('/service-system/sysappuser/list')
    return { status, ok: rest.ok }
  })
  expect(answer.status).toBe(403)
})

test('[ANY-04] one that hangs freezes itself only, and can be ended and loaded again', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell, pane } = await visit('/list')
  await expect(pane).toHaveAttribute('data-app-status', '1')
  await shell.body('list').evaluate(() => {
    setTimeout(() => {
      for (;;);
    })
  })
  await expect(pane.getByText('应用没有响应')).toBeVisible({ timeout: 15_000 })
  await shell.railLink('内部邮件').click()
  await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
  await shell.tab('通知公告').click()
  await pane.getByRole('button', { name: '结束应用' }).click()
  await expect(pane).toHaveAttribute('data-app-status', '4')
  await pane.getByRole('button', { name: '重新加载' }).click()
  await expect(pane).toHaveAttribute('data-app-status', '1')
  await expect(page).toHaveURL(/\/list/)
})

test('[ANY-04] [ANY-02] one whose page is the document finds its props before its scripts run', {
  tag: '@long',
}, async ({ visit, space }) => {
  space.constants.set('APP_HOSTING', JSON.stringify({ list: { kind: 'page' } }))
  const { page, shell, pane } = await visit('/list')
  await expect(pane).toHaveAttribute('data-app-kind', 'page')
  await expect(pane).toHaveAttribute('data-app-status', '1')
  const app = shell.body('list')
  expect(await app.evaluate(() => [window.portalProps?.name, window.name])).toEqual(['list', ''])
  await app.evaluate(() => {
    window.name = 'its own'
    window.addEventListener('pagehide', () => localStorage.setItem('nameAtEnd', window.name))
    window.location.reload()
  })
  await expect
    .poll(() => app.evaluate(() => [window.portalProps?.name, window.name]).catch(() => null))
    .toEqual(['list', 'its own'])
  // It starts as an app in the portal, not as a page on its own.
  await expect(shell.app('list').locator('#outside')).toBeHidden()
  // Another site would have read this name if the frame had been led there.
  expect(await app.evaluate(() => localStorage.getItem('nameAtEnd'))).toBe('its own')
  await expect(page).toHaveURL(/\/list/)
})

test('[ANY-04] [ANY-02] a router without a base finds its own paths, also by a deep link', async ({
  openAs,
  page,
  space,
  singlePage,
}) => {
  const like = space.collection(appsModel).get('list')
  if (!like) throw new Error('the scenario has no app to start from')
  const entry = `${singlePage.url}/`
  space.collection(appsModel).create({ ...like, entry, code: 'leave', nextPath: '', newCount: 0 })
  space.constants.set('APP_HOSTING', JSON.stringify({ leave: { kind: 'page' } }))
  await openAs('zhangsan', '/leave')
  const app = shellOf(page).app('leave')
  const at = (path: string) => app.getByRole('heading', { name: `路由 ${path}`, exact: true })
  await expect(at('/')).toBeVisible()
  await app.getByRole('button', { name: '第七条' }).click()
  await expect(at('/detail/7')).toBeVisible()
  await expect(page).toHaveURL(/\/leave\/detail\/7$/)
  await page.reload()
  await expect(at('/detail/7')).toBeVisible()
  await page.goBack()
  await expect(at('/')).toBeVisible()
  await expect(page).toHaveURL(/\/leave$/)
})

test('[ANY-04] [ANY-01] a frame inside one that leads the window away is stopped and told', async ({
  visit,
  allowErrors,
}) => {
  allowErrors(/Unsafe attempt to initiate navigation|permission to navigate the target frame/)
  const { page, shell, pane } = await visit.mounted('/list')
  await shell.body('list').evaluate((body) => {
    const srcdoc = `<button onclick="top.location.href = 'https://elsewhere.example.cn/'">出去</button>`
    body.append(Object.assign(document.createElement('iframe'), { title: '里面', srcdoc }))
  })
  await shell.app('list').frameLocator('[title="里面"]').getByRole('button').click()
  await expect(pane.getByText('应用试图离开门户，已阻止')).toBeVisible()
  await expect(page).toHaveURL(/\/list/)
})

test('[ANY-04] one that floods the shell is slowed by itself', { tag: '@long' }, async ({
  visit,
}) => {
  const { shell } = await visit.mounted('/list')
  await shell.body('list').evaluate(() => {
    setInterval(() => {
      for (let count = 0; count < 2_000; count += 1) window.portalProps?.setTitle(`刷屏${count}`)
    }, 10)
  })
  await expect(shell.tab('刷屏1999')).toBeVisible()
  await shell.railLink('内部邮件').click()
  await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
})

test('[ANY-04] [APP-11] its document in a window of its own leads to the portal', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit.mounted('/list')
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/app-entrance/list?to=/realm`)
  await expect(page).toHaveURL(new RegExp(`^${origin}/index`))
})
