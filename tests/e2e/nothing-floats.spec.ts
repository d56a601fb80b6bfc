import type { Page } from '@playwright/test'
import { expect, shellOf, test } from '../support/test'

const apps = ['首页', '工作流', '内部邮件', '通知公告', '公文管理', '通讯录']

/** Parts of the shell that lie over the apps' area, found by a grid of points about 24 px apart. */
const overTheApps = (page: Page) =>
  page.evaluate(() => {
    const content = document.getElementById('content')
    const { left, top, right, bottom } = content?.getBoundingClientRect() ?? new DOMRect()
    const found = new Set<string>()
    for (let x = left + 1; x < right; x += 24)
      for (let y = top + 1; y < bottom; y += 24) {
        const seen = document.elementFromPoint(x, y)
        if (seen && !content?.contains(seen)) found.add(seen.outerHTML.slice(0, 200))
      }
    return [...found]
  })

for (const [name, width, height] of [
  ['desktop', 1366, 768],
  ['phone', 390, 844],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } })

    test('[LOOK-10] nothing of the portal lies over what an app shows', { tag: '@long' }, async ({
      visit,
    }) => {
      const { page, shell } = await visit('/index')
      await expect(page.getByRole('group', { name: '浮动助手' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^盯落实/ })).toBeVisible()
      for (const app of apps) {
        await shell.railLink(app).click()
        await expect(shell.railLink(app)).toHaveAttribute('aria-current', 'page')
        expect(await overTheApps(page)).toEqual([])
      }
    })
  })
}

test.describe('on a phone with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[LOOK-10] [AID-03] the navigator leaves 盯落实 a row of its own', async ({ visit }) => {
    const { page } = await visit('/index')
    const entry = page.getByRole('button', { name: /^盯落实/ })
    await expect(entry).toBeVisible()
    expect(await overTheApps(page)).toEqual([])
    await entry.tap()
    await expect(page.getByRole('dialog', { name: '盯落实' })).toBeVisible()
    await expect(shellOf(page).body('index')).toBeAttached()
  })
})
