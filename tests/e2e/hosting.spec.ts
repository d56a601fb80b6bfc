import type { Page } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { serveProbeApps } from '../support/probe-apps'
import { openSpace, startStack } from '../support/stack'
import { expect, shellOf, signInBy, test } from '../support/test'

/** Runs in an app's frame with its own props. */
function inApp<T>(page: Page, code: string, action: () => T) {
  return shellOf(page).body(code).evaluate(action)
}

/** How often an app's entry was loaded. */
function loadsOf(space: { journal: { find(what: { path: string }): unknown[] } }, code: string) {
  return space.journal.find({ path: `/subapps/${code}/` }).length
}

test.describe('one history', () => {
  test('[DESK-08] [APP-02] one Back is one step, over apps and a frame', async ({ visit }) => {
    const { page, shell } = await visit.mounted('/index')
    await shell.railLink('内部邮件').click()
    await shell.app('inbox').getByRole('link', { name: '已发送' }).click()
    await expect(page).toHaveURL('/inbox/list/2')
    await shell.railLink('政策法规库').click()
    await expect(page).toHaveURL(/^.*\/policy/)
    const policy = page.url()
    await shell.railLink('通知公告').click()
    await expect(page).toHaveURL(/\/list\/index/)
    await shell.app('list').getByRole('link').filter({ hasText: /./ }).nth(3).click()
    const inside = page.url()

    for (const url of [/\/list\/index/, policy, '/inbox/list/2', '/inbox/list/1', '/index']) {
      await page.goBack()
      await expect(page).toHaveURL(url)
    }
    await expect(shell.tab('首页')).toHaveAttribute('aria-selected', 'true')
    for (const url of ['/inbox/list/1', '/inbox/list/2', policy, /\/list\/index/, inside]) {
      await page.goForward()
      await expect(page).toHaveURL(url)
    }
    await expect(shell.tab('通知公告')).toHaveAttribute('aria-selected', 'true')
  })

  test('[APP-11] a hidden app hears nothing of the shell’s navigation, and keeps its own route', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, shell } = await visit('/inbox/list/2')
    await expect(shell.app('inbox').getByRole('heading', { name: '已发送' })).toBeVisible()
    await inApp(page, 'inbox', () => {
      Object.assign(window, { heard: 0 })
      for (const name of ['popstate', 'hashchange'])
        window.addEventListener(name, () => Object.assign(window, { heard: 1 }))
    })
    await shell.railLink('首页').click()
    await shell.railLink('通知公告').click()
    await page.goBack()
    await expect(page).toHaveURL('/index')
    const seen = await inApp(page, 'inbox', () => [
      (window as unknown as { heard: number }).heard,
      window.location.pathname,
    ])
    expect(seen).toEqual([0, '/inbox/list/2'])
  })

  test('[APP-11] [GUARD-08] a hidden app’s own move changes its tab alone', async ({ visit }) => {
    const { page, shell } = await visit.mounted('/inbox/list/1')
    await shell.railLink('首页').click()
    await expect(page).toHaveURL('/index')
    await inApp(page, 'inbox', () => window.history.pushState(null, '', '/inbox/list/3'))
    await expect(shell.tab('内部邮件')).toHaveAttribute('href', '/inbox/list/3')
    await expect(page).toHaveURL('/index')
    await shell.tab('内部邮件').click()
    await expect(page).toHaveURL('/inbox/list/3')
  })

  test('[DESK-08] hash steps of an app are steps of the user’s', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit.mounted('/inbox/list/1')
    const heard = () => inApp(page, 'inbox', () => (window as unknown as { heard: string[] }).heard)
    await inApp(page, 'inbox', () => {
      const own = window as unknown as { heard: string[] }
      own.heard = []
      window.addEventListener('hashchange', () => own.heard.push(window.location.hash))
      window.location.hash = '#one'
    })
    await expect(page).toHaveURL('/inbox/list/1#one')
    await inApp(page, 'inbox', () => {
      window.location.hash = '#two'
    })
    await expect(page).toHaveURL('/inbox/list/1#two')
    await page.goBack()
    await expect(page).toHaveURL('/inbox/list/1#one')
    await expect.poll(heard).toEqual(['#one', '#two', '#one'])
    await page.goBack()
    await expect(page).toHaveURL('/inbox/list/1')
    await page.goForward()
    await expect(page).toHaveURL('/inbox/list/1#one')
  })

  test('[DESK-08] [APP-02] a form that asks by its address is a step: Back and Forward load the app where it was', async ({
    visit,
    space,
  }) => {
    const probes = await serveProbeApps()
    probes.add(space, 'asker', 'umd', {
      mount:
        "root.innerHTML='<h1></h1><form action=/asker><input name=q><button>查询</button></form>';" +
        "root.firstChild.textContent=location.search||'全部'",
    })
    const { page, shell, app } = await visit.mounted('/asker')
    const heading = (name: string) => app.getByRole('heading', { name })
    await app.getByRole('textbox').fill('7')
    await app.getByRole('button', { name: '查询' }).click()
    await expect(heading('?q=7')).toBeVisible()
    await expect(page).toHaveURL('/asker?q=7')
    await shell.open('通知公告', 'list')
    await page.goBack()
    await expect(heading('?q=7')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/asker')
    await expect(heading('全部')).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL('/asker?q=7')
    await expect(heading('?q=7')).toBeVisible()

    // Unsaved work must not be given up for it.
    await shell.body('asker').evaluate(() => window.portalProps?.setDirty(true))
    await page.goBack()
    await expect(page).toHaveURL('/asker')
    await expect(shell.tab('asker')).toHaveAccessibleName(/有未保存的内容/)
    await expect(heading('?q=7')).toBeVisible()
    await probes.close()
  })

  test('[APP-02] plain links of an app lead to other apps, to itself afresh, and out to new windows', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, shell, space } = await visit('/inbox/list/1')
    const click = (href: string) =>
      shell.body('inbox').evaluate((body, to) => {
        const link = Object.assign(document.createElement('a'), {
          href: to,
          textContent: '测试链接',
        })
        body.prepend(link)
      }, href)
    const link = shell.app('inbox').getByRole('link', { name: '测试链接' }).first()
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
    await click('/list/index')
    await link.click()
    await expect(page).toHaveURL(/\/list\/index/)
    await expect(shell.tab('通知公告')).toHaveAttribute('aria-selected', 'true')
    await shell.tab('内部邮件').click()

    const loads = loadsOf(space, 'inbox')
    await click('/inbox/list/2')
    await link.click()
    await expect(page).toHaveURL('/inbox/list/2')
    await expect(shell.app('inbox').getByRole('heading', { name: '已发送' })).toBeVisible()
    expect(loadsOf(space, 'inbox')).toBe(loads + 1)

    await click(`${space.origin}/external/policy/`)
    const popup = page.waitForEvent('popup')
    await link.click()
    await popup
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
  })

  test('[APP-11] a frame inside an app takes nothing of the portal’s away', async ({
    visit,
    allowErrors,
  }) => {
    allowErrors(/status of 404/)
    const { page, shell } = await visit.mounted('/inbox/write')
    await shell.app('inbox').getByLabel('主题').fill('没有写完')
    for (const address of ['sub.html', '/list/detail/1', '/realm']) {
      await shell.body('inbox').evaluate((body, src) => {
        body.append(Object.assign(document.createElement('iframe'), { src, title: src }))
      }, address)
      const inner = shell.app('inbox').frameLocator(`iframe[title="${address}"]`)
      await expect(inner.getByText('页面不存在')).toBeVisible()
    }
    await expect(page).toHaveURL('/inbox/write')
    await expect(shell.app('inbox').getByLabel('主题')).toHaveValue('没有写完')
  })

  test('[APP-11] [ANY-01] nor does one over plain http, by which browsers do not name its kind', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, shell } = await visit.mounted('/inbox/write')
    await shell.app('inbox').getByLabel('主题').fill('没有写完')
    const served: number[] = []
    await page.route('/list/detail/1', async (route) => {
      const told = Object.entries(route.request().headers())
      const headers = Object.fromEntries(told.filter(([name]) => !name.startsWith('sec-fetch')))
      const response = await route.fetch({ headers, maxRedirects: 0 })
      served.push(response.status())
      await route.fulfill({ response })
    })
    await shell.body('inbox').evaluate((body) => {
      const src = '/list/detail/1'
      body.append(Object.assign(document.createElement('iframe'), { src, title: '里面' }))
    })
    const inner = shell.app('inbox').frameLocator('iframe[title="里面"]')
    await expect(inner.getByText('页面不存在')).toBeVisible()
    await expect(inner.getByRole('tablist')).toHaveCount(0)
    expect(served).toEqual([200])
    await expect(page).toHaveURL('/inbox/write')
    await expect(shell.app('inbox').getByLabel('主题')).toHaveValue('没有写完')
  })

  test('[GUARD-08] /retry opens an app where it was, /refresh where it says', async ({ visit }) => {
    const { page, shell, space } = await visit('/inbox/list/3')
    await shell.railLink('首页').click()
    await expect(page).toHaveURL('/index')
    await page.goto('/retry/inbox')
    await expect(page).toHaveURL('/inbox/list/3')
    await page.goto('/refresh/list/index')
    await expect(page).toHaveURL(/\/list\/index/)

    await shell.tab('内部邮件').click()
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
    const loads = loadsOf(space, 'inbox')
    await inApp(page, 'inbox', () => {
      setTimeout(() => window.portalProps?.navigate('/retry/inbox'))
    })
    await expect.poll(() => loadsOf(space, 'inbox')).toBe(loads + 1)
    await expect(page).toHaveURL('/inbox/list/3')
  })

  test('[GUARD-06] going where one is already changes nothing', async ({ visit }) => {
    const { page, shell, space } = await visit.mounted('/inbox/list/1')
    const steps = await page.evaluate(() => window.history.length)
    await shell.railLink('内部邮件').click()
    await shell.tab('内部邮件').click()
    await inApp(page, 'inbox', () => window.portalProps?.navigate('/inbox/list/1'))
    expect(await page.evaluate(() => window.history.length)).toBe(steps)
    expect(loadsOf(space, 'inbox')).toBe(1)
  })
})

test.describe('full screen', () => {
  test('[GUARD-07] [APP-13] a full-screen path shows the app alone', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/list/1?fullscreen=1')
    await expect(shell.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
    await expect(shell.banner).toHaveCount(0)
    await expect(shell.rail).toHaveCount(0)
    await expect(shell.tabs).toHaveCount(0)
    const loaded = page.waitForEvent('load')
    await inApp(page, 'inbox', () => window.portalProps?.navigate('/list/index'))
    await loaded
    await expect(page).toHaveURL(/\/list\/index/)
    await expect(shell.banner).toBeVisible()
  })

  test('[APP-13] the single screen keeps the top bar and one app', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell } = await visit('/inbox/list/1?singlescreen=1')
    await expect(shell.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
    await expect(shell.banner).toBeVisible()
    await expect(shell.rail).toHaveCount(0)
    await expect(shell.tabs).toHaveCount(0)
    expect(await inApp(page, 'inbox', () => window.location.href)).not.toContain('singlescreen')
    await inApp(page, 'inbox', () => window.portalProps?.navigate('/list/index'))
    await expect(page).toHaveURL(/\/list\/index\?singlescreen=1/)
    await page.reload()
    await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
    await expect(shell.tabs).toHaveCount(0)
  })

  test('[APP-13] an app may ask for the whole page; the user takes it back', async ({ visit }) => {
    const { page, shell } = await visit.mounted('/inbox/list/1')
    await inApp(page, 'inbox', () => window.portalProps?.setFullScreen(true))
    await expect(shell.tabs).toHaveCount(0)
    await page.getByRole('button', { name: '退出全屏' }).click()
    await expect(shell.tabs).toBeVisible()
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
  })
})

test('[APP-11] a hidden app’s timers run once a second', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell } = await visit.mounted('/inbox/list/1')
  await inApp(page, 'inbox', () => {
    const own = Object.assign(window, { at: [] as number[], changes: [] as string[] })
    setInterval(() => own.at.push(performance.now()), 20)
    const again = () => {
      own.at.push(performance.now())
      setTimeout(again, 10)
    }
    again()
    document.addEventListener('visibilitychange', () => own.changes.push(document.visibilityState))
  })
  await shell.railLink('首页').click()
  await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '2')
  const ticks = () =>
    inApp(page, 'inbox', () => {
      const own = window as unknown as { at: number[]; changes: string[]; hiddenAt?: number }
      own.hiddenAt ??= performance.now()
      return own.at.filter((at) => at > (own.hiddenAt ?? 0))
    })
  await ticks()
  await expect.poll(async () => (await ticks()).length, { timeout: 15_000 }).toBeGreaterThan(5)
  const beats = await ticks()
  const seconds = ((beats.at(-1) ?? 0) - (beats[0] ?? 0)) / 1000
  // Two timers, each with one beat a second.
  expect(beats.length).toBeLessThanOrEqual(2 * Math.ceil(seconds + 1))

  await shell.tab('内部邮件').click()
  const changes = () =>
    inApp(page, 'inbox', () => (window as unknown as { changes: string[] }).changes)
  await expect.poll(changes).toEqual(['hidden', 'visible'])
  const before = (await ticks()).length
  await expect.poll(async () => (await ticks()).length).toBeGreaterThan(before + 20)
})

test.describe('the spare frame', () => {
  test('[APP-06] is booted early, and becomes the next app', async ({ visit }) => {
    const { page, shell } = await visit.mounted('/index')
    await shell.banner.hover()
    const spare = page.locator('iframe[title=""]')
    await expect(spare).toHaveCount(1)
    const number = await spare.getAttribute('data-frame')
    await shell.open('内部邮件', 'inbox')
    await expect(page.locator(`iframe[title="内部邮件"][data-frame="${number}"]`)).toHaveCount(1)
    await expect(page.locator('iframe[title=""]')).toHaveCount(1)
  })

  test('[APP-06] pointing at a rail entry gets its files ahead', { tag: '@long' }, async ({
    visit,
  }) => {
    const { shell, space } = await visit.mounted('/index')
    await shell.railLink('内部邮件').hover()
    await expect.poll(() => loadsOf(space, 'inbox')).toBe(1)
    await expect
      .poll(() => space.journal.find({ path: '/subapps/inbox/assets/*' }).length)
      .toBeGreaterThan(0)
    await shell.open('内部邮件', 'inbox')
    expect(loadsOf(space, 'inbox')).toBe(1)
  })

  test('[APP-06] [ANY-02] so does pointing at one whose page is the document', {
    tag: '@long',
  }, async ({ visit, space }) => {
    space.collection(appsModel).update('inbox', { nextPath: '' })
    space.constants.set('APP_HOSTING', JSON.stringify({ inbox: { kind: 'page' } }))
    const { shell } = await visit.mounted('/index')
    await shell.railLink('内部邮件').hover()
    await expect
      .poll(() => space.journal.find({ path: '/subapps/inbox/assets/*' }).length)
      .toBeGreaterThan(0)
    await expect(shell.pane('inbox')).toHaveCount(0)
  })
})

test.describe('between apps', () => {
  test('[APP-07] a change of status is announced to the other apps', async ({ visit }) => {
    const { page, shell } = await visit.mounted('/inbox/list/1')
    await inApp(page, 'inbox', () => {
      const own = Object.assign(window, { heard: [] as string[] })
      window.portalProps?.events.on('app-status', ({ code, status }) =>
        own.heard.push(`${code} ${status}`),
      )
    })
    await shell.open('通知公告', 'list')
    await shell.closeButton('通知公告').click()
    const heard = () => inApp(page, 'inbox', () => (window as unknown as { heard: string[] }).heard)
    await expect.poll(heard).toEqual(['inbox 2', 'list 3', 'list 1', 'list 0', 'inbox 1'])
  })

  test('[APP-12] events, shared state and live messages arrive as copies', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/list/1')
    await shell.open('通知公告', 'list')
    await inApp(page, 'inbox', () => {
      const own = Object.assign(window, { heard: [] as unknown[] })
      const { portalProps } = window
      portalProps?.events.on('app:hello', (data) => own.heard.push(data))
      portalProps?.onGlobalStateChange(({ command }) => own.heard.push(command))
      window.addEventListener('onmessageWS', (event) =>
        own.heard.push((event as CustomEvent).detail),
      )
    })
    await inApp(page, 'list', () => {
      window.portalProps?.events.emit('app:hello', { from: 'list', list: [1, 2] })
      window.portalProps?.setGlobalState({ command: 'refresh' })
    })
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('onmessageWS', { detail: { type: 'notice', id: 7 } })),
    )
    const heard = () =>
      inApp(page, 'inbox', () => {
        const own = (window as unknown as { heard: unknown[] }).heard
        return own.map((one) => (typeof one === 'object' ? [one instanceof Object, one] : one))
      })
    await expect
      .poll(heard)
      .toEqual([
        [true, { from: 'list', list: [1, 2] }],
        'refresh',
        [true, { type: 'notice', id: 7 }],
      ])
  })

  test('[DESK-04] an app opens another document once, in a second tab', async ({ visit }) => {
    const { page, shell } = await visit.mounted('/inbox/list/1')
    const openSent = () => window.portalProps?.openTab('/inbox/list/2')
    await inApp(page, 'inbox', openSent)
    await expect(shell.tabs.getByRole('tab', { name: /内部邮件/ })).toHaveCount(2)
    await expect(page).toHaveURL('/inbox/list/2')
    const second = shell.pane('inbox').last().frameLocator('iframe')
    await expect(second.getByRole('heading', { name: '已发送' })).toBeVisible()
    await second.locator('body').evaluate(() => window.portalProps?.openTab('/inbox/list/1'))
    await expect(page).toHaveURL('/inbox/list/1')
    await expect(shell.tabs.getByRole('tab', { name: /内部邮件/ })).toHaveCount(2)

    await page.goBack()
    await expect(page).toHaveURL('/inbox/list/2')
    await page.reload()
    await expect(shell.tabs.getByRole('tab', { name: /内部邮件/ })).toHaveCount(2)
    await expect(shell.pane('inbox')).toHaveCount(1)
    await expect(
      shell.pane('inbox').frameLocator('iframe').getByRole('heading', { name: '已发送' }),
    ).toBeVisible()
  })
})

test.describe('the budget of awake apps', () => {
  const codes = ['index', 'inbox', 'list', 'system']
  const titles = { index: '首页', inbox: '内部邮件', list: '通知公告', system: '平台管理' }

  test('[DESK-05] the app used longest ago sleeps, and wakes on return', { tag: '@long' }, async ({
    page,
  }) => {
    const stack = await startStack({ AWAKE_APPS: '2' })
    const { account } = openSpace(stack)
    await page.goto(`${stack.portal.url}/login?redirect=/inbox/list/2`)
    await signInBy(page, account('zhangsan'))
    const shell = shellOf(page)
    await expect(shell.app('inbox').getByRole('heading', { name: '已发送' })).toBeVisible()
    await inApp(page, 'inbox', () => {
      document.body.style.minHeight = '4000px'
      window.scrollTo(0, 500)
    })
    for (const code of ['list', 'index'] as const) {
      await shell.open(titles[code], code)
    }
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '0')
    await expect(shell.pane('inbox').locator('iframe')).toHaveCount(0)
    await expect(shell.tab('内部邮件')).toBeVisible()

    await shell.tab('内部邮件').click()
    await expect(page).toHaveURL(/\/inbox\/list\/2$/)
    await expect(shell.app('inbox').getByRole('heading', { name: '已发送' })).toBeAttached()
    await inApp(page, 'inbox', () => {
      document.body.style.minHeight = '4000px'
    })
    await expect.poll(() => inApp(page, 'inbox', () => Math.round(window.scrollY))).toBe(500)
    await expect(shell.pane('list')).toHaveAttribute('data-app-status', '0')
    await page.goto('about:blank')
    await stack.close()
  })

  test('[DESK-05] [DESK-06] one with unsaved work, or in which something was typed, never sleeps', {
    tag: '@long',
  }, async ({ page }) => {
    const stack = await startStack({ AWAKE_APPS: '1' })
    const { account } = openSpace(stack)
    await page.goto(`${stack.portal.url}/login?redirect=/inbox/write`)
    await signInBy(page, account('zhangsan'))
    const shell = shellOf(page)
    await shell.app('inbox').getByLabel('主题').fill('还没有写完')
    for (const code of codes.filter((one) => one !== 'inbox') as (keyof typeof titles)[]) {
      await shell.open(titles[code], code)
    }
    await expect(shell.pane('index')).toHaveAttribute('data-app-status', '0')
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '2')
    await shell.tab('内部邮件').click()
    await expect(shell.app('inbox').getByLabel('主题')).toHaveValue('还没有写完')
    await page.goto('about:blank')
    await stack.close()
  })
})
