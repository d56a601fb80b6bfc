import type { Page } from '@playwright/test'
import {
  type ForeignApp,
  foreignApps,
  foreignAppsFolder,
  registerForeignApps,
  startForeignServer,
} from '../support/foreign-apps'
import { expectFrames } from '../support/frames'
import { startStack } from '../support/stack'
import { test as base, expect, longUnless, shellOf } from '../support/test'

interface ForeignFixtures {
  elsewhere: { url: string }
  /** Mounts an app from the other team's server, or from the portal's own /subapps/, and gives its parts. */
  openForeign(
    app: ForeignApp,
    from: 'elsewhere' | 'portal',
  ): Promise<ReturnType<typeof partsOf> & { page: Page }>
}

const test = base.extend<ForeignFixtures>({
  stack: async ({ kept }, use) =>
    use(await kept('stack with foreign apps', () => startStack({}, foreignAppsFolder))),
  elsewhere: async ({ kept }, use) => use(await kept('elsewhere', startForeignServer)),
  openForeign: async ({ page, space, openAs, elsewhere }, use) => {
    await use(async (app, from) => {
      registerForeignApps(space, ({ code }) =>
        from === 'portal' ? `/subapps/${code}/dist/` : `${elsewhere.url}/${code}/`,
      )
      await openAs('zhangsan', `/${app.code}`)
      await expectMounted(page, app)
      return { ...partsOf(page, app), page }
    })
  },
})

/** An app's first page: history routers may end it with a slash, hash routers with `#/`. */
const homeOf = ({ code }: ForeignApp) => new RegExp(`/${code}/?(?:#/)?$`)

function partsOf(page: Page, app: ForeignApp) {
  const shell = shellOf(page)
  const inside = shell.app(app.code)
  return {
    shell,
    inside,
    pane: shell.pane(app.code),
    heading: inside.getByRole('heading', { name: app.title, level: 1 }),
    counter: inside.getByRole('button', { name: /^点击次数/ }),
    note: inside.getByLabel('备注'),
    detail: inside.getByRole('heading', { name: '明细', level: 2 }),
    button: (name: string) => inside.getByRole('button', { name }),
    link: (name: string) => inside.getByRole('link', { name }),
  }
}

async function expectMounted(page: Page, app: ForeignApp) {
  const { pane, heading, inside } = partsOf(page, app)
  await expect(heading).toBeVisible()
  await expect(pane).toHaveAttribute('data-app-status', '1')
  if (app.hears) await expect(inside.getByText(`宿主应用名：${app.code}`)).toBeVisible()
  const image = inside.getByRole('img', { name: '徽标' })
  await expect(image).toHaveJSProperty('complete', true)
  await expect(image).toHaveJSProperty('naturalWidth', 48)
}

async function expectDetail(page: Page, app: ForeignApp) {
  const { detail } = partsOf(page, app)
  await expect(page).toHaveURL(app.detailPath)
  await expect(detail).toBeVisible()
  await expect(detail).toHaveCSS('color', app.colour)
}

for (const app of foreignApps) {
  const other = foreignApps[app.code === 'vue2-webpack' ? 1 : 0] as ForeignApp

  test.describe(`${app.code}, from its own server,`, longUnless(app === foreignApps[0]), () => {
    test('[APP-10] mounts with its image and service', async ({ openForeign, space, account }) => {
      const { inside, button } = await openForeign(app, 'elsewhere')

      await button('打开对话框').click()
      const dialog = inside.getByRole('dialog', { name: '提示' })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: '知道了' }).click()
      await expect(dialog).toBeHidden()

      await button('读取待办').click()
      await expect(inside.getByText(/HTTP 200，未读邮件 \d+ 封/)).toBeVisible()
      const [call] = space.journal.find({ path: '/service-portal/workbench/summary' })
      expect(call?.account).toBe(account('zhangsan').split('@')[0])

      if (!app.worker) return
      await button('后台计算').click()
      await expect(inside.getByText('计算结果 5050')).toBeVisible()
    })

    test('[APP-10] [APP-02] loads its second route, also on a reload', async ({ openForeign }) => {
      const { page, shell, counter, link } = await openForeign(app, 'elsewhere')
      await expect(page).toHaveURL(homeOf(app))
      await link('明细').click()
      await expectDetail(page, app)

      await page.goBack()
      await expect(page).toHaveURL(homeOf(app))
      await expect(counter).toBeVisible()
      await page.goForward()
      await expectDetail(page, app)

      await shell.railLink(other.title).click()
      await expect(page).toHaveURL(homeOf(other))
      await page.goBack()
      await expectDetail(page, app)
      await page.goBack()
      await expect(page).toHaveURL(homeOf(app))
      await expect(counter).toBeVisible()

      await link('明细').click()
      await expectDetail(page, app)
      await page.reload()
      await expectDetail(page, app)
    })

    test('[APP-10] [APP-11] [APP-08] keeps its state until closed', async ({ openForeign }) => {
      const { page, shell, counter, note, pane } = await openForeign(app, 'elsewhere')
      await counter.click()
      await counter.click()
      await note.fill('周五前办结')

      await shell.railLink(other.title).click()
      await expectMounted(page, other)
      await expect(pane).toHaveAttribute('data-app-status', '2')
      await expect(counter).toBeHidden()
      await shell.tab(app.title).click()
      await expect(pane).toHaveAttribute('data-app-status', '1')
      await expect(counter).toHaveText('点击次数 2')
      await expect(note).toHaveValue('周五前办结')

      await shell.closeButton(app.title).click()
      await expect(page).toHaveURL(homeOf(other))
      await expect(pane).toHaveCount(0)
      await expect(page.locator(`iframe[title="${app.title}"]`)).toHaveCount(0)
      expect(
        page.frames().some((one) => new URL(one.url()).pathname.startsWith(`/${app.code}`)),
      ).toBe(false)
    })
  })
}

for (const app of foreignApps.filter(({ bound }) => !bound)) {
  test(
    `[APP-10] ${app.code}, from /subapps/ of the portal, mounts, loads its second route and its worker`,
    longUnless(app === foreignApps[0]),
    async ({ openForeign }) => {
      const { page, inside, button, link } = await openForeign(app, 'portal')
      if (app.worker) {
        await button('后台计算').click()
        await expect(inside.getByText('计算结果 5050')).toBeVisible()
      }
      await link('明细').click()
      await expectDetail(page, app)
    },
  )
}

for (const app of foreignApps) {
  const title = `[APP-08] ${app.code} leaves no frame, though it is opened and closed six times`
  test(title, { tag: '@long' }, async ({ openForeign }) => {
    const other = foreignApps[app.code === 'vue2-webpack' ? 1 : 0] as ForeignApp
    const { page, shell } = await openForeign(other, 'elsewhere')
    for (let round = 0; round < 6; round += 1) {
      await shell.railLink(app.title).click()
      await expectMounted(page, app)
      await shell.closeButton(app.title).click()
      await expectFrames(page, 1)
    }
  })
}

test('[APP-10] all of them live side by side, each with its own globals and styles', {
  tag: '@long',
}, async ({ openForeign }) => {
  const [first, ...rest] = foreignApps as [ForeignApp, ...ForeignApp[]]
  const { page } = await openForeign(first, 'elsewhere')
  for (const app of rest) {
    await shellOf(page).railLink(app.title).click()
    await expectMounted(page, app)
  }
  for (const app of foreignApps) {
    await shellOf(page).tab(app.title).click()
    await partsOf(page, app).link('明细').click()
    await expectDetail(page, app)
  }
  const shell = await page.evaluate(() =>
    Object.keys(window).filter((name) => /webpack|jQuery|qiankun/i.test(name)),
  )
  expect(shell).toEqual([])
})
