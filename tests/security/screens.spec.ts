import type { Page } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { homeLayoutsModel } from '../../mock-platform/data/home-layouts'
import type { Space } from '../../mock-platform/data/space'
import { themesModel } from '../../mock-platform/data/themes'
import { poison } from '../support/poisoned-space'
import { makeSearchIndex } from '../support/search-index'
import { signInAgain, signInAgainOf } from '../support/sign-in-over'
import { expect, longUnless, shellOf, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'
import {
  overlaysOf,
  type Visit,
  walkApps,
  walkBar,
  walkMenu,
  walkPages,
  walkShell,
  walkWork,
} from './screens'
import { watchFor } from './watch'

test.beforeAll(({ stack }) => makeSearchIndex(stack))

// The walk opens error pages and refused hand-overs by their addresses.
test.use({ allowedErrors: /status of 4\d\d|status of 50\d/ })
test.describe.configure({ timeout: 120_000 })

interface Walk {
  what: string
  walk(page: Page, space: Space, visit: Visit): Promise<void>
  /** The least number of screens, and how many of them must show a text of the platform. */
  screens: number
  withTexts: number
}

/** All that a signed-in user can see, grouped by where it opens. */
const walks: Walk[] = [
  { what: 'an app', walk: walkApps, screens: 30, withTexts: 16 },
  { what: 'what the bar opens', walk: walkBar, screens: 8, withTexts: 3 },
  { what: 'what the personal menu opens', walk: walkMenu, screens: 9, withTexts: 2 },
  { what: 'what the rail and the tabs open', walk: walkShell, screens: 4, withTexts: 2 },
  { what: 'what the work opens', walk: walkWork, screens: 5, withTexts: 3 },
]

test('[SAFE-01] pages outside the shell keep to their policy', { tag: '@long' }, async ({
  page,
}) => {
  const watch = await watchFor(page)
  await walkPages(page, async (name) => expect(watch.complaints(), name).toEqual([]))
})

for (const { what, walk, screens } of walks) {
  test(
    `[SAFE-01] whatever is on the screen, ${what} does not go against its policy`,
    longUnless(walk === walkShell),
    async ({ page, space, openAs }) => {
      const watch = await watchFor(page)
      await openAs('zhangsan', '/list/index')
      // Some entries of the top bar appear only with the apps.
      await expect(shellOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
      let visited = 0
      await walk(page, space, async (name) => {
        expect(watch.complaints(), name).toEqual([])
        visited++
      })
      expect(visited).toBeGreaterThanOrEqual(screens)
    },
  )
}

test('[SAFE-01] pictures without https are not asked for', async ({ page, openAs, space }) => {
  const picture = 'http://pictures.example/a.png'
  for (const { code } of space.collection(appsModel).all()) {
    space.collection(appsModel).update(code, { icon: picture })
  }
  const looks = { themeImage: picture, themeIcon: picture, backgroundImage: picture }
  for (const { id } of space.collection(themesModel).all()) {
    space.collection(themesModel).update(id, looks)
  }
  const layouts = space.collection(homeLayoutsModel)
  for (const { id } of layouts.all())
    layouts.update(id, { iconUrl: picture, iconActiveUrl: picture })
  const watch = await watchFor(page)
  await openAs('zhangsan', '/theme-setting/index')
  await expect(shellOf(page).railLink('通知公告').locator('img')).toBeVisible()
  await expect(shellOf(page).pane('theme-setting').getByRole('radio').first()).toBeVisible()
  await watch.expectQuiet()
  await chooseInMenu(page, '张三', '工作台布局')
  const cards = page.getByRole('list', { name: '可选的布局' }).getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  await watch.expectQuiet()
})

const comingUnasked = {
  'password-expiring': '密码',
  'password-expired': '密码',
  'notice-centre': '升级更新通知',
  'notice-corner': '值班提醒',
}
for (const [scenario, name] of Object.entries(comingUnasked)) {
  test.describe(`with ${scenario}`, () => {
    test.use({ scenario })

    test(
      '[SAFE-01] what comes over the page unasked does not go against its policy',
      longUnless(scenario === 'password-expiring'),
      async ({ page, openAs }) => {
        const watch = await watchFor(page)
        await openAs('zhangsan', '/list/index')
        await expect(
          page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })).first(),
        ).toBeVisible()
        await watch.expectQuiet()
      },
    )
  })
}

test('[SAFE-01] the sign-in over the page does not go against its policy, nor does what comes after it', {
  tag: '@long',
}, async ({ page, account, openAs, space, allowErrors }) => {
  allowErrors(/status of 401|HTTP Authentication failed/)
  const watch = await watchFor(page)
  await openAs('zhangsan', '/inbox/write')
  const inbox = shellOf(page).app('inbox')
  await inbox.getByLabel('主题').fill('只写了一半')
  space.clock.advance(13 * 3_600_000)
  await inbox.getByRole('button', { name: '存草稿' }).dispatchEvent('click')
  const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
  await expect(form.getByLabel('账号')).toBeVisible()
  await watch.expectQuiet()
  await signInAgain(page, account('zhangsan'))
  await expect(inbox.getByRole('button', { name: '存草稿' })).toBeVisible()
  await watch.expectQuiet()
})

for (const { what, walk, withTexts } of walks) {
  test(
    `[SAFE-06] attacks in every text of the platform show as text, and nothing of them runs in ${what}`,
    longUnless(walk === walkShell),
    async ({ page, space, openAs }) => {
      expect(poison(space)).toBeGreaterThan(1_000)
      const watch = await watchFor(page)
      const shownAt: string[] = []
      await openAs('zhangsan', '/list/index')
      await walk(page, space, async (name) => {
        expect(watch.complaints(), name).toEqual([])
        if ((await textOf(page)).includes('alert(1)')) shownAt.push(name)
      })
      expect(shownAt.length).toBeGreaterThanOrEqual(withTexts)
    },
  )
}

/** The text of all frames of a page, or of its overlays if there are any. */
async function textOf(page: Page): Promise<string> {
  const over = await overlaysOf(page).allInnerTexts()
  if (over.length > 0) return over.join()
  const inside = page.frames().filter((frame) => frame !== page.mainFrame())
  const texts = await Promise.all(inside.map((frame) => frame.innerText('body').catch(() => '')))
  return texts.join()
}
