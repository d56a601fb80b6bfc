import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page, Route } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import type { Space } from '../../mock-platform/data/space'
import { foreignAppsFolder } from '../support/foreign-apps'
import { listenLocally } from '../support/ports'
import { startStack } from '../support/stack'
import { test as base, expect, longUnless, shellOf } from '../support/test'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/**
 * Another system's own server: it knows nothing about the portal, and lets no other site read its files. A user who
 * signs in there gets a cookie.
 */
async function startOwnServer() {
  const server = createServer(async (request, response) => {
    const { url = '/', method, headers } = request
    const name =
      decodeURIComponent(url.split('?')[0] ?? '/').replace(/^\/old\//, '') || 'index.html'
    if (method === 'POST' && name === 'login') {
      // As old servers do.
      if (!headers['content-length']) return void response.writeHead(411).end()
      const user = new URLSearchParams(await text(request)).get('user')
      response.writeHead(302, { Location: 'todo', 'Set-Cookie': `user=${user}; HttpOnly` }).end()
      return
    }
    if (name === 'todo') {
      const user = /(?:^|; )user=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '没有登录'
      const seen = headers.cookie?.includes('portal') ? '看得到门户的 Cookie' : ''
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      return void response.end(`<!doctype html><title>待办</title><h1>${user} 的待办${seen}</h1>`)
    }
    const file = join(foreignAppsFolder, 'old-pages/dist', name)
    const body = name.includes('..') ? null : await readFile(file).catch(() => null)
    if (!body) return void response.writeHead(404).end()
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    response.end(body)
  })
  return listenLocally(server)
}

function register(space: Space, entry: string, code = 'old') {
  const like = space.collection(appsModel).get('list')
  if (!like) throw new Error('the scenario has no app to start from')
  const fields = { title: '台账', entry, nextPath: '', sort: 900, newCount: 0 }
  space.collection(appsModel).create({ ...like, ...fields, code })
}

interface PageFixtures {
  elsewhere: { url: string }
  /** Opens a page of tests/foreign-apps/old-pages as an app, and gives what is around it. */
  openPage(name?: string, path?: string): Promise<ReturnType<typeof partsOf>>
}

const test = base.extend<PageFixtures & { from: 'portal' | 'elsewhere'; hosting: object }>({
  from: ['portal', { option: true }],
  hosting: [{}, { option: true }],
  stack: async ({ kept }, use) =>
    use(await kept('stack with foreign apps', () => startStack({}, foreignAppsFolder))),
  elsewhere: async ({ kept }, use) => use(await kept('own server', startOwnServer)),
  openPage: async ({ page, openAs, space, elsewhere, from, hosting }, use) => {
    await use(async (name = '', path = '/old') => {
      const folder = from === 'portal' ? '/subapps/old-pages/dist/' : `${elsewhere.url}/old/`
      register(space, folder + name)
      const kind = from === 'portal' ? {} : { old: { kind: 'page' } }
      space.constants.set('APP_HOSTING', JSON.stringify({ ...kind, ...hosting }))
      await openAs('zhangsan', path)
      return partsOf(page)
    })
  },
})

function partsOf(page: Parameters<typeof shellOf>[0]) {
  const shell = shellOf(page)
  return { shell, pane: shell.pane('old'), app: shell.app('old'), body: shell.body('old') }
}

/** Holds back the next document of a frame. */
async function holdFrameDocument(page: Page) {
  const held: Route[] = []
  await page.route('**', async (route) => {
    const request = route.request()
    const isOfFrame = request.isNavigationRequest() && request.frame() !== page.mainFrame()
    if (isOfFrame && held.length === 0) held.push(route)
    else await route.fallback()
  })
  return {
    asked: () => expect.poll(() => held.length).toBe(1),
    // The frame may have been replaced by now.
    letGo: () => held[0]?.continue().catch(() => {}),
  }
}

for (const from of ['portal', 'elsewhere'] as const) {
  const where = from === 'portal' ? 'from the portal’s own origin' : 'from a server of its own'

  test.describe(`a page without lifecycles, ${where},`, longUnless(from === 'elsewhere'), () => {
    test.use({ from, allowedErrors: /blocked by CORS policy|Failed to load resource/ })

    test('[ANY-02] is the document itself: parser, events, attributes and frames are the browser’s', async ({
      openPage,
    }) => {
      const { pane, app, shell } = await openPage()
      await expect(pane).toHaveAttribute('data-app-status', '1')
      await expect(pane).toHaveAttribute('data-app-kind', 'page')
      await expect(app.locator('html.old[data-kept=yes]')).toBeAttached()
      await expect(app.getByText('lib.js 已运行')).toBeVisible()
      await expect(app.getByText('loading ready loaded')).toBeVisible()
      await expect(app.getByText(from === 'portal' ? 'data.json 已读取' : '读不到')).toBeVisible()
      await expect(app.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(120, 40, 20)')
      const inner = app.frameLocator('iframe[title="里面"]')
      await expect(
        inner.getByText(from === 'portal' ? '里面的页，脚本已运行' : '里面的页'),
      ).toBeVisible()
      await expect(shell.tab('老台账')).toBeVisible()
    })

    test('[ANY-02] [DESK-08] goes to its other pages and places by one history', {
      tag: '@long',
    }, async ({ page, openPage }) => {
      const { app, pane } = await openPage()
      await app.getByRole('link', { name: '到下面' }).click()
      await expect(page).toHaveURL('/old#part')
      await app.getByRole('link', { name: '第七条' }).click()
      await expect(app.getByRole('heading', { name: '编号 7' })).toBeVisible()
      await expect(page).toHaveURL('/old/other.html?id=7')
      await page.reload()
      await expect(app.getByRole('heading', { name: '编号 7' })).toBeVisible()
      await app.getByRole('link', { name: '回到台账' }).click()
      await app.getByRole('button', { name: '查询' }).click()
      await expect(app.getByRole('heading', { name: '编号 9' })).toBeVisible()
      await expect(page).toHaveURL('/old/other.html?id=9')
      await page.goBack()
      await expect(app.getByRole('heading', { name: '老台账' })).toBeVisible()
      await page.goBack()
      await expect(app.getByRole('heading', { name: '编号 7' })).toBeVisible()
      await expect(pane).toHaveAttribute('data-app-status', '1')
    })

    test('[ANY-02] [DESK-08] a step back that comes before its document leads there as well', {
      tag: '@long',
    }, async ({ page, openPage }) => {
      const { app } = await openPage()
      await app.getByRole('link', { name: '第七条' }).click()
      await expect(app.getByRole('heading', { name: '编号 7' })).toBeVisible()
      const held = await holdFrameDocument(page)
      await page.reload({ waitUntil: 'commit' })
      await held.asked()
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL('/old')
      await held.letGo()
      await expect(app.getByRole('heading', { name: '老台账' })).toBeVisible()
    })

    test('[ANY-02] opens at a page that its address names', { tag: '@long' }, async ({
      openPage,
    }) => {
      const { app } = await openPage('', '/old/other.html?id=12')
      await expect(app.getByRole('heading', { name: '编号 12' })).toBeVisible()
    })

    test('[ANY-02] shares a worker', { tag: '@long' }, async ({ openPage }) => {
      const { pane, body } = await openPage()
      await expect(pane).toHaveAttribute('data-app-status', '1')
      const join = () =>
        body.evaluate(async () => {
          const { port } = new SharedWorker('shared.js')
          return new Promise((done) => {
            port.onmessage = ({ data }) => done(data)
          })
        })
      expect([await join(), await join()]).toEqual([1, 2])
    })

    test('[ANY-01] finds that it cannot lead the window to itself', async ({ page, openPage }) => {
      const { app, pane } = await openPage('buster.html')
      await expect(app.getByRole('heading', { name: '老登录页' })).toBeVisible()
      await expect(pane.getByText('应用试图离开门户，已阻止')).toBeVisible()
      await expect(page).toHaveURL('/old')
    })

    test('[ANY-05] has failed if it shows nothing, and says why', async ({ openPage }) => {
      const { pane } = await openPage('missing.html')
      await expect(pane).toHaveAttribute('data-app-status', '4')
      await expect(pane).toContainText('HTTP 404')
    })
  })
}

test.describe('an app of another server that nothing says how to host', () => {
  test.use({ allowedErrors: /blocked by CORS policy|Failed to load resource/ })

  test('[ANY-02] stays a page app when one of its pages is missing', async ({
    page,
    openAs,
    space,
    elsewhere,
  }) => {
    register(space, `${elsewhere.url}/old/`)
    await openAs('zhangsan', '/old/nosuch.html')
    const { pane } = partsOf(page)
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane).toContainText('HTTP 404')
    await expect(pane).toHaveAttribute('data-app-kind', 'page')
  })
})

test.describe('a form', () => {
  test.use({ from: 'elsewhere', allowedErrors: /blocked by CORS policy|Failed to load resource/ })

  test('[ANY-03] is answered by the page’s own server, which knows its user from then on', async ({
    page,
    openPage,
  }) => {
    const { app, pane } = await openPage('login.html')
    await app.getByLabel('用户').fill('lisi')
    await app.getByRole('button', { name: '登录' }).click()
    await expect(app.getByRole('heading', { name: 'lisi 的待办', exact: true })).toBeVisible()
    await expect(page).toHaveURL('/old/todo')
    await page.reload()
    await expect(app.getByRole('heading', { name: 'lisi 的待办', exact: true })).toBeVisible()
    await expect(pane).toHaveAttribute('data-app-status', '1')
  })

  test('[ANY-01] [ANY-03] for another site is stopped, and the page stays', async ({
    openPage,
  }) => {
    const { app, pane } = await openPage('login.html')
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await app.locator('form').evaluate((form: HTMLFormElement) => {
      form.action = 'https://elsewhere.example/'
      form.submit()
    })
    await expect(pane.getByText('应用试图离开门户，已阻止')).toBeVisible()
    await expect(app.getByRole('heading', { name: '请登录' })).toBeVisible()
    await expect(pane).toHaveAttribute('data-app-status', '1')
  })
})

test.describe('a form for another site that its row names', () => {
  test.use({
    from: 'elsewhere',
    hosting: { old: { kind: 'page', connect: ['https://elsewhere.example'] } },
    allowedErrors: /blocked by CORS policy|Failed to load resource/,
  })

  for (const method of ['get', 'post']) {
    test(
      `[ANY-01] [ANY-03] opens a window if the page’s <base> says so: ${method}`,
      longUnless(method === 'post'),
      async ({ page, openPage }) => {
        const { app, pane } = await openPage('login.html')
        await expect(pane).toHaveAttribute('data-app-status', '1')
        await page
          .context()
          .route('https://elsewhere.example/**', (route) =>
            route.fulfill({ contentType: 'text/html; charset=utf-8', body: '收到' }),
          )
        await app.locator('form').evaluate((form: HTMLFormElement, how) => {
          document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }))
          Object.assign(form, { method: how, action: 'https://elsewhere.example/' })
        }, method)
        const popup = page.waitForEvent('popup')
        await app.getByRole('button', { name: '登录' }).click()
        await expect((await popup).getByText('收到')).toBeVisible()
        await expect(pane.getByText('应用试图离开门户，已阻止')).toBeHidden()
        await expect(app.getByRole('heading', { name: '请登录' })).toBeVisible()
      },
    )
  }
})

test.describe('an app of another server whose entry is that server’s root', () => {
  test.use({ allowedErrors: /blocked by CORS policy|Failed to load resource/ })

  test('[ANY-02] shows all pages of that server', { tag: '@long' }, async ({
    page,
    openAs,
    space,
    elsewhere,
  }) => {
    register(space, `${elsewhere.url}/`)
    space.constants.set('APP_HOSTING', JSON.stringify({ old: { kind: 'page' } }))
    await openAs('zhangsan', '/old/old/index.html')
    const { app, body, pane } = partsOf(page)
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await body.evaluate((own) =>
      own.insertAdjacentHTML('afterbegin', '<a href="/other.html?id=5">别处</a>'),
    )
    await app.getByRole('link', { name: '别处' }).click()
    await expect(app.getByRole('heading', { name: '编号 5' })).toBeVisible()
    await expect(page).toHaveURL('/old/other.html?id=5')
    await expect(pane).toHaveAttribute('data-app-status', '1')
  })
})

test.describe('a page whose script is refused', () => {
  test.use({ allowedErrors: /Content Security Policy|Failed to load resource/ })

  test('[ANY-05] has failed, even if it shows something, and names the script', async ({
    openPage,
  }) => {
    const { pane } = await openPage('half.html')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane).toContainText('http://scripts.example/rest.js')
  })
})

for (const from of ['portal', 'elsewhere'] as const) {
  test.describe(`a page with a router, from ${from}`, longUnless(from === 'elsewhere'), () => {
    test.use({ from, allowedErrors: /blocked by CORS policy|Failed to load resource/ })

    test('[ANY-02] [ANY-07] is told the base of its addresses, and its router’s steps are the shell’s', async ({
      page,
      openPage,
    }) => {
      const { body, pane } = await openPage('index.html', '/old')
      await expect(pane).toHaveAttribute('data-app-status', '1')
      await body.evaluate(() => {
        const { base } = window.portalProps ?? {}
        if (!location.pathname.startsWith(`${base}/`)) throw new Error(`base: ${base}`)
        history.pushState(null, '', `${base}/other.html?id=3`)
      })
      await expect(page).toHaveURL('/old/other.html?id=3')
      await page.reload()
      await expect(partsOf(page).app.getByRole('heading', { name: '编号 3' })).toBeVisible()
      expect(
        await partsOf(page).body.evaluate(() => window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__),
      ).toMatch(from === 'portal' ? /\/subapps\/old-pages\/dist\/$/ : /\/old\/$/)
    })
  })
}

test.describe('a page in another encoding, without a doctype', () => {
  test.use({ from: 'elsewhere', allowedErrors: /blocked by CORS policy|Failed to load resource/ })

  test('[ANY-02] keeps its encoding and its quirks', { tag: '@long' }, async ({ openPage }) => {
    const { app, pane } = await openPage('gbk.html')
    await expect(app.getByRole('heading', { name: '公文收发' })).toBeVisible()
    await expect(app.getByText('BackCompat')).toBeVisible()
    await expect(pane).toHaveAttribute('data-app-kind', 'page')
  })
})

test.describe('a page from a server of its own', () => {
  test.use({ from: 'elsewhere', allowedErrors: /blocked by CORS policy|Failed to load resource/ })

  test('[ANY-02] [APP-12] calls the portal’s services by their paths, whatever its base is', async ({
    openPage,
  }) => {
    const { pane, body } = await openPage()
    await expect(pane).toHaveAttribute('data-app-status', '1')
    const statuses = await body.evaluate(async () => {
      const path = '/service-system/user/personal/info'
      const byRequest = new XMLHttpRequest()
      byRequest.open('GET', path)
      byRequest.send()
      await new Promise((done) => byRequest.addEventListener('loadend', done))
      const byFetch = await fetch(path)
      const whole = await fetch(new Request(new URL(path, document.baseURI)))
      const own = await fetch('/data.json').then(
        () => 'read',
        () => 'its own server',
      )
      return [byRequest.status, byFetch.status, whole.status, own]
    })
    expect(statuses).toEqual([200, 200, 200, 'its own server'])
  })

  test('[ANY-07] finds the same props by the names of wujie and micro-app', {
    tag: '@long',
  }, async ({ openPage }) => {
    const { pane, body } = await openPage()
    await expect(pane).toHaveAttribute('data-app-status', '1')
    const found = await body.evaluate(async () => {
      const view = window as unknown as {
        $wujie: {
          props: { name: string }
          bus: Record<'$on' | '$emit', (...args: unknown[]) => void>
        }
        microApp: {
          getData(): { base: string }
          setGlobalData(data: object): boolean
          getGlobalData(): { told?: number } | null
          addGlobalDataListener(heard: (data: object) => void, soon?: boolean): void
        }
      }
      const told = new Promise<object>((done) => {
        view.microApp.addGlobalDataListener((data) => 'told' in data && done(data))
      })
      view.microApp.setGlobalData({ told: 7 })
      await told
      return {
        name: view.$wujie.props.name,
        base: view.microApp.getData().base,
        told: view.microApp.getGlobalData()?.told,
      }
    })
    expect(found).toEqual({ name: 'old', base: '/app-page/old', told: 7 })
  })
})

test.describe('a page that is empty', () => {
  test.use({ allowedErrors: /Refused to (?:load|connect)|violates the following/ })

  test('[ANY-05] has failed, and names the script that the policy refused', {
    tag: '@long',
  }, async ({ openPage }) => {
    const { pane } = await openPage('refused.html')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane).toContainText('安全策略拦截了它的脚本：http://refused.example/nowhere.js')
  })

  test('[ANY-05] has failed once its time is over', { tag: '@long' }, async ({ openPage }) => {
    const { pane } = await openPage('empty.html')
    await expect(pane).toHaveAttribute('data-app-status', '4', { timeout: 20_000 })
    await expect(pane).toContainText('页面没有显示任何内容')
  })
})

test.describe('a page that needs more than others', () => {
  test.describe('without a row of its own', () => {
    test.use({ allowedErrors: /Refused to|violates the following|inline event handler/ })

    test('[ANY-03] may neither evaluate strings nor have handlers in its markup', async ({
      openPage,
    }) => {
      const { app } = await openPage('needs.html')
      await expect(app.getByText('不许求值')).toBeVisible()
      await app.getByRole('button', { name: '按' }).click()
      await expect(app.getByRole('button', { name: '按', exact: true })).toBeVisible()
    })
  })

  test.describe('with a row that grants it', () => {
    test.use({ hosting: { old: { eval: true, inline: true, allow: ['camera'] } } })

    test('[ANY-03] may', async ({ openPage }) => {
      const { app, pane } = await openPage('needs.html')
      await expect(app.getByText('42')).toBeVisible()
      await app.getByRole('button', { name: '按' }).click()
      await expect(app.getByRole('button', { name: '按过' })).toBeVisible()
      await expect(pane.locator('iframe')).toHaveAttribute('allow', 'camera')
    })
  })

  test.describe('with a row that says its kind', () => {
    test.use({ hosting: { old: { kind: 'realm' } } })

    test('[ANY-02] is hosted as the row says', async ({ openPage }) => {
      const { pane } = await openPage('other.html')
      await expect(pane).toHaveAttribute('data-app-kind', 'realm')
    })
  })
})
