import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, shellOf, test } from '../support/test'

function settingsOf(page: Page) {
  const shell = shellOf(page)
  return {
    shell,
    menu: page.getByRole('menu', { name: '个人菜单' }),
    open: () => page.getByRole('button', { name: '张三' }).click(),
    option: (group: string, name: string) =>
      page
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { name, exact: true, includeHidden: true }),
    dark: page.getByRole('switch', { name: '深色' }),
    /** The sizes that show the setting: of the shell, of an app's text, and of its rows. */
    sizes: async () => ({
      frame: await shell.railLink('内部邮件').evaluate(fontSize),
      app: await shell.app('inbox').getByRole('link', { name: '写信' }).evaluate(fontSize),
      row: await shell.app('inbox').getByRole('listitem').first().evaluate(heightOf),
    }),
  }
}

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
const heightOf = (element: Element) => element.getBoundingClientRect().height

test('[LOOK-09] text sizes in the personal menu reach the frame and its apps at once, and are kept', async ({
  page,
  visit,
}) => {
  const { open, option, sizes } = await visit.mounted('/inbox/list/1', settingsOf)
  const usual = await sizes()
  await open()
  for (const [name, share] of [
    ['特大', 1.36],
    ['大', 1.14],
    ['小', 0.93],
  ] as const) {
    await option('字号', name).check()
    await expect.poll(async () => (await sizes()).app / usual.app).toBeCloseTo(share, 1)
    expect((await sizes()).frame / usual.frame).toBeCloseTo(share, 0)
  }
  await option('字号', '特大').check()
  await expect.poll(async () => (await sizes()).app).toBeGreaterThan(usual.app * 1.3)
  await page.reload()
  await expect.poll(async () => (await sizes()).app).toBeGreaterThan(usual.app * 1.3)
  await open()
  await expect(option('字号', '特大')).toBeChecked()
})

test('[LOOK-09] the density changes the rows of frame and apps, and dark is one click', {
  tag: '@long',
}, async ({ page, visit, space }) => {
  const { open, option, dark, sizes } = await visit.mounted('/inbox/list/1', settingsOf)
  const usual = await sizes()
  await open()
  await option('密度', '舒适').check()
  await expect.poll(async () => (await sizes()).row).toBeGreaterThan(usual.row)
  await option('密度', '紧凑').check()
  await expect.poll(async () => (await sizes()).row).toBeLessThan(usual.row)
  await dark.check()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expectAccessible(page)
  await dark.uncheck()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  expect(JSON.parse(space.users.get('zhangsan')?.theme ?? '')).toMatchObject({
    look: { density: 'compact', scheme: 'light', fontSize: 'medium' },
  })
})

test('[LOOK-09] [LOOK-02] Tab leads from the menu’s items to its settings; what fails says so and is as before', async ({
  page,
  visit,
  space,
  allowErrors,
}) => {
  allowErrors(/status of 502/)
  const { open, option, menu } = await visit.mounted('/inbox/list/1', settingsOf)
  await open()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(option('字号', '标准')).toBeFocused()
  space.faults.add({ path: '/service-system/user/theme', kind: 'status', status: 500, times: 1 })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^保存失败/)).toBeVisible()
  await expect(option('字号', '标准')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('[LOOK-09] [HOLD-10] of two choices in quick order the last one is kept, however slow the first', {
  tag: '@long',
}, async ({ page, visit, space }) => {
  const { open, option } = await visit.mounted('/inbox/list/1', settingsOf)
  await open()
  const path = '/service-system/user/theme'
  space.faults.add({ path, kind: 'delay', delayMs: 1_500, times: 1 })
  await option('字号', '特大').check()
  await option('字号', '小').check()
  await expect.poll(() => space.journal.find({ path, method: 'PUT' }).length).toBe(2)
  const kept = () => JSON.parse(space.users.get('zhangsan')?.theme ?? '').look.fontSize
  await expect.poll(kept).toBe('small')
  await expect(option('字号', '小')).toBeChecked()
  // What another window has chosen since then is shown here as well.
  await chooseElsewhere(page, 'large')
  await expect(option('字号', '大')).toBeChecked()
})

/** As another window of the same session does it. */
async function chooseElsewhere(page: Page, fontSize: string) {
  const url = new URL('/themes', page.url())
  const headers = { origin: url.origin }
  const answer = await page.request.post(url.href, { headers, data: { settings: { fontSize } } })
  expect(answer.status()).toBe(200)
  await page.evaluate(() => {
    const other = new BroadcastChannel('portal-session')
    other.postMessage({ kind: 'theme-changed' })
    other.close()
  })
}
