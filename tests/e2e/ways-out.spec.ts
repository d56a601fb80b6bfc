import type { Page } from '@playwright/test'
import { type HostedKind, hostedKinds, hostList, test } from '../support/hosted-kinds'
import { expect, longUnless, shellOf } from '../support/test'
import { withWorkOpen } from '../support/work-open'

const stopped = '应用试图离开门户，已阻止'
const elsewhere = 'https://elsewhere.example.cn/'

type Ways = Record<string, (address: string) => void>

/** Attempts to leave the window. The app is stopped, is told so, and continues. */
const outOfTheWindow: Ways = {
  'sets top.location': (to) => {
    Object.assign(window.top ?? {}, { location: to })
  },
  'leaves if it is not at the top': () => {
    if (window.top && window.top !== window.self) window.top.location.href = window.location.href
  },
  'calls top.location.replace': (to) => window.top?.location.replace(to),
  'loads the window again': () => window.top?.location.reload(),
  'has its reloading called later': () => {
    const location = window.top?.location
    if (location) setTimeout(location.reload.bind(location))
  },
  'has its leaving called by a promise': (to) => {
    const location = window.top?.location
    if (location) void Promise.resolve(to).then(location.assign.bind(location))
  },
  'opens a window named _top': (to) => {
    window.open(to, '_top')
  },
  'opens a window named _parent': (to) => {
    window.open(to, '_PARENT')
  },
  'sends a form to _top': (to) => {
    const form = Object.assign(document.createElement('form'), { target: '_top', method: 'post' })
    form.action = to
    document.body.append(form)
    form.submit()
  },
  'leads away from a frame of its own': (to) => {
    const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
    const leave = `addEventListener('load', () => setTimeout(() => { top.location = '${to}' }))`
    const srcdoc = `<script nonce="${nonce}">${leave}</script>`
    document.body.append(Object.assign(document.createElement('iframe'), { srcdoc }))
  },
  'goes back to before the portal': () => window.history.go(1 - window.history.length),
  'goes back further than that': () => window.history.go(-99),
}

/** Attempts to load another site into its own frame. The app has ended, and can be loaded again. */
const outOfTheFrame: Ways = {
  'sets parent.location': (to) => {
    Object.assign(window.parent, { location: to })
  },
  'has a refresh in its page': (to) => {
    const meta = Object.assign(document.createElement('meta'), { httpEquiv: 'refresh' })
    document.head.append(Object.assign(meta, { content: `0;url=${to}` }))
  },
  'sends a GET form to _top': (to) => {
    const form = Object.assign(document.createElement('form'), { target: '_top' })
    form.action = to
    document.body.append(form)
    form.submit()
  },
  'opens a window named _self': (to) => {
    window.open(to, '_self')
  },
}

const toAbsentApps: Ways = {
  'calls navigate': (to) => window.portalProps?.navigate(to),
  'calls openTab': (to) => window.portalProps?.openTab(to),
}

/** Attempts through the address of a page at the portal's own origin, or at the app's. */
const toAbsentAddresses: Ways = {
  'sets its location': (to) => window.location.assign(to),
  'sends a GET form there': (to) => {
    const form = Object.assign(document.createElement('form'), { action: to })
    document.body.append(form)
    form.requestSubmit()
  },
}

const without: Ways = {
  'closes its window': () => window.close(),
  'stops its window': () => window.stop(),
}

type Opened = Awaited<ReturnType<typeof withWorkOpen>>

async function expectStopped({ pane }: Opened) {
  await expect(pane.getByText(stopped)).toBeVisible()
  // A click where the frame of another process was a moment ago may still go to that frame.
  await pane.getByRole('button', { name: '知道了' }).press('Enter')
  await expect(pane.getByText(stopped)).toBeHidden()
}

async function expectLeft({ pane }: Opened) {
  await expect(pane).toContainText('应用试图转到其他网站（elsewhere.example.cn），已被阻止')
  await pane.getByRole('button', { name: '重新加载' }).click()
  await expect(pane).toHaveAttribute('data-app-status', '1')
}

async function expectAbsent({ pane, page }: Opened) {
  await expect(pane.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  // By the keyboard, because the focus is taken from the app beneath, and given back.
  await expect(pane.getByRole('button', { name: '返回' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pane.getByRole('heading', { name: '页面不存在' })).toBeHidden()
  await expect(pane.locator('iframe')).toBeFocused()
}

/** Makes each attempt in the same window, and looks at what came of it. */
async function tryAll(opened: Opened, ways: Ways, to: string, look: (opened: Opened) => unknown) {
  for (const [way, act] of Object.entries(ways)) {
    await test.step(way, async () => {
      await opened.run(act, to)
      await look(opened)
    })
  }
}

for (const [name, hosted] of Object.entries(hostedKinds)) {
  test.describe(name, () => {
    test.use({
      hosted,
      allowedErrors:
        /form-action|violates the following|status of 40|status of 502|Unsafe attempt|permission to navigate|named property/,
    })
    const often = longUnless(name === 'an isolated page app')
    const open = (page: Page, openAs: (name: string, path: string) => Promise<void>) =>
      withWorkOpen(page, (path) => openAs('zhangsan', path))
    waysOfScripts(hosted, open, often)
    waysOfMarkup(hosted, open, often)
  })
}

type Open = (page: Page, openAs: (name: string, path: string) => Promise<void>) => Promise<Opened>
type Often = ReturnType<typeof longUnless>

function waysOfScripts({ isElsewhere }: HostedKind, open: Open, often: Often) {
  test(
    '[ANY-01] is stopped and told in its tab if it leads the window away, and costs no app its work',
    often,
    async ({ page, openAs }) => {
      const opened = await open(page, openAs)
      await tryAll(opened, outOfTheWindow, elsewhere, expectStopped)
      await opened.expectKept()
    },
  )

  test(
    '[ANY-01] is told in its tab if it leads its frame away, and can be loaded again',
    often,
    async ({ page, openAs }) => {
      const opened = await open(page, openAs)
      await tryAll(opened, outOfTheFrame, elsewhere, expectLeft)
      await opened.expectOthersKept()
    },
  )

  test(
    '[ANY-01] fails in its tab, with a way back, at an address that the portal does not have',
    often,
    async ({ page, openAs }) => {
      const opened = await open(page, openAs)
      await tryAll(opened, toAbsentApps, '/nosuch/page', expectAbsent)
      // With the `<base>` of its page, its addresses are those of its own server.
      if (!isElsewhere) await tryAll(opened, toAbsentAddresses, '/nosuch/page', expectAbsent)
      await opened.expectKept()
    },
  )

  test('[ANY-01] is left as it is if it closes or stops its window, or wants to sign in', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    const opened = await open(page, openAs)
    await tryAll(opened, without, '', opened.expectKept)
    if (!isElsewhere) await opened.run(() => window.location.assign('/login'))
    await opened.expectKept()
  })

  test(
    '[ANY-01] [DESK-08] goes back and forward with the window',
    often,
    async ({ page, openAs }) => {
      const opened = await open(page, openAs)
      await opened.run(() => window.history.back())
      await expect(page).toHaveURL('/index')
      // While it is hidden it must not move anything.
      await opened.shell.body('list').evaluate(() => window.history.back())
      await page.goForward()
      await expect(page).toHaveURL('/list')
      await opened.run(() => window.history.go(-2))
      await expect(page).toHaveURL('/inbox/write')
      await opened.expectKept()
    },
  )

  test('[ANY-01] [ANY-06] goes on if it rewrites itself, and is still asked before it is closed', {
    tag: '@long',
  }, async ({ page, openAs, allowErrors }) => {
    // The app receives something new, and renders after its elements have been removed.
    allowErrors(/Cannot read properties of null \(reading 'children'\)/)
    const opened = await open(page, openAs)
    await opened.run(() => {
      document.write(
        '<h1>写出来的页</h1><a href="https://elsewhere.example.cn/" target="_top">出去</a>',
      )
      document.close()
    })
    const { app, pane, shell } = opened
    await expect(app.getByRole('heading', { name: '写出来的页' })).toBeVisible()
    const popup = page.waitForEvent('popup')
    await app.getByRole('link', { name: '出去' }).click()
    await (await popup).close()
    await shell.body('list').evaluate(() => {
      window.onbeforeunload = () => '真的要走吗'
    })
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await shell.closeButton('通知公告').click()
    await expect(page.getByRole('alertdialog')).toContainText('通知公告')
    await page.getByRole('button', { name: '继续编辑' }).click()
    await opened.run(() => document.open())
    await opened.expectOthersKept()
  })
}

function waysOfMarkup({ kind, isElsewhere, isIsolated }: HostedKind, open: Open, often: Often) {
  test('[ANY-01] opens another site in a window of its own by links and forms that aim at the window', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    const opened = await open(page, openAs)
    await opened.add(
      `<a href="${elsewhere}" target="_top">出去</a> <a href="${elsewhere}" target="_parent">也出去</a>
      <form action="${elsewhere}" target="_top"><button>查一查</button></form>`,
    )
    for (const what of ['出去', '也出去', '查一查']) {
      const popup = page.waitForEvent('popup')
      await opened.app.getByText(what, { exact: true }).click()
      await (await popup).close()
    }
    await opened.expectKept()
  })

  test('[ANY-01] says in its tab that a page of its own is missing, and has a way back', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    const opened = await open(page, openAs)
    await opened.add('<a href="nosuch.html">没有的页</a>')
    await opened.app.getByRole('link', { name: '没有的页' }).click()
    if (kind === 'realm') await expectAbsent(opened)
    else {
      await expect(opened.pane).toContainText('HTTP 404')
      await opened.pane.getByRole('button', { name: '返回' }).click()
      await expect(opened.pane).toHaveAttribute('data-app-status', '1')
    }
    await opened.expectOthersKept()
  })

  test(
    '[ANY-01] shows nothing of the portal in its own frames',
    often,
    async ({ page, openAs }) => {
      const opened = await open(page, openAs)
      for (const src of ['sub.html', '/gw/detail/1', '/login']) {
        await opened.add(`<iframe title="${src}" src="${src}"></iframe>`)
        const inner = opened.app.frameLocator(`[title="${src}"]`)
        if (!isElsewhere) await expect(inner.getByText('页面不存在')).toBeVisible()
        else if (src === 'sub.html') await expect(inner.getByText('里面的页')).toBeVisible()
      }
      await opened.expectKept()
    },
  )

  // The sandbox of an isolated app applies to all frames in it.
  if (isIsolated) return
  test(
    '[ANY-01] leaves the window to no other site in a frame of its own without a question',
    often,
    async ({ page, openAs, space, elsewhere: other, hosted }) => {
      hostList(space, hosted, isElsewhere ? `${other.url}/list/` : null, { connect: [other.url] })
      await openAs('zhangsan', '/list')
      const shell = shellOf(page)
      await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
      // Beside the app's own elements, because it may be rendering those again.
      await shell.body('list').evaluate((body, src) => {
        const added = `<textarea title="草稿"></textarea><iframe title="里面" src="${src}"></iframe>`
        body.insertAdjacentHTML('afterbegin', added)
      }, `${other.url}/leave.html`)
      // Until the inner page is there, Chromium may take the focus out of the frame that it comes into.
      const inner = shell.app('list').frameLocator('[title="里面"]')
      await inner.getByRole('button').waitFor()
      const asked: string[] = []
      page.on('dialog', (dialog) => {
        asked.push(dialog.type())
        void dialog.dismiss()
      })
      await inner.getByRole('button').click()
      await expect.poll(() => asked).toEqual(['beforeunload'])
      await shell.app('list').getByTitle('草稿').pressSequentially('没有写完')
      await inner.getByRole('button').click()
      await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
      await expect(shell.app('list').getByTitle('草稿')).toHaveValue('没有写完')
    },
  )
}
