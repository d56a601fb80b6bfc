import type { Page } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import type { Space } from '../../mock-platform/data/space'
import { fetchPackage } from '../support/fetched-package'
import { expectFrames } from '../support/frames'
import { startPublicPages } from '../support/public-page-server'
import { type PublicPage, publicPages } from '../support/public-pages'
import { test as base, expect, longUnless, shellOf } from '../support/test'

const test = base.extend<{
  elsewhere: { url: string }
  /** Gives the user an app that shows this page. */
  register(one: PublicPage): Promise<void>
}>({
  elsewhere: async ({ kept }, use) => use(await kept('public pages', startPublicPages)),
  register: async ({ space, elsewhere }, use) => {
    await use(async (one) => {
      if (one.fetched) await fetchPackage(one.fetched)
      addApp(space, one, elsewhere.url)
    })
  },
})

function addApp(space: Space, { file, row }: PublicPage, server: string) {
  const like = space.collection(appsModel).get('list')
  if (!like) throw new Error('the scenario has no app to start from')
  const entry = `${server}/${file}`
  const fields = { title: '台账', entry, nextPath: '', newCount: 0 }
  space.collection(appsModel).create({ ...like, ...fields, code: 'ledger' })
  if (row) space.constants.set('APP_HOSTING', JSON.stringify({ ledger: row }))
}

/** Expects its first page. */
async function expectShown(page: Page, { heading }: PublicPage) {
  const { app, pane } = shellOf(page)
  await expect(app('ledger').getByRole('heading', { name: heading }).first()).toBeVisible()
  await expect(pane('ledger')).toHaveAttribute('data-app-status', '1')
  await expect(pane('ledger')).toHaveAttribute('data-app-kind', 'page')
}

/** Expects its other page. */
async function expectAbout(page: Page, name: string) {
  await expect(shellOf(page).app('ledger').getByText(`来自：${name}`)).toBeVisible()
  await expect(page).toHaveURL(`/ledger/about.html?from=${name}`)
}

for (const one of publicPages) {
  const name = one.file.replace('.html', '')

  test.describe(`${one.file}, as an app,`, longUnless(one.file === 'layui.html'), () => {
    test('[ANY-02] works as it does alone, again after a reload, and after Back from its other page', {
      tag: '@long',
    }, async ({ page, register, openAs }) => {
      test.setTimeout(60_000)
      await register(one)
      await openAs('zhangsan', '/ledger')
      const app = shellOf(page).app('ledger')
      await expectShown(page, one)
      await one.use(app)

      await page.reload()
      await expectShown(page, one)
      await one.use(app)
      await expect(page).toHaveURL(/\/ledger/)

      await app.getByRole('link', { name: '使用说明' }).click()
      await expectAbout(page, name)
      await page.goBack()
      await expectShown(page, one)
      await page.goForward()
      await expectAbout(page, name)
      await page.goBack()
      await expectShown(page, one)
      await one.use(app)
    })

    test('[ANY-02] [APP-08] opens at its other page, and leaves no frame however often it is closed', {
      tag: '@long',
    }, async ({ page, register, openAs }) => {
      test.setTimeout(60_000)
      await register(one)
      const shell = shellOf(page)
      await openAs('zhangsan', '/index')
      await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
      await page.goto(`/ledger/about.html?from=${name}`)
      await expectAbout(page, name)

      await shell.closeButton('说明').click()
      await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
      for (let round = 0; round < 6; round += 1) {
        await shell
          .body('index')
          .evaluate((_, path) => window.portalProps?.navigate(path), '/ledger')
        await expectShown(page, one)
        await shell.closeButton(one.title ?? one.heading).click()
        await expect(shell.pane('ledger')).toHaveCount(0)
        await expectFrames(page, 1)
      }
    })
  })
}
