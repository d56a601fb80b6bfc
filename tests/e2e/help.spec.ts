import { expectAccessible } from '../support/accessible'
import { helpOf, startUnseen } from '../support/help'
import { paletteOf } from '../support/palette'
import { expect, phone, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

const noted = '/service-system/user/first-steps'

test('[LOOK-16] ? opens 快捷键, in the page and inside an app, but not while a field is typed into', async ({
  visit,
}) => {
  const { page, shell, keys, group } = await visit.mounted('/list/index', helpOf)
  const { button, box, dialog } = paletteOf(page)
  await button.focus()
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(keys).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(group('任何位置')).toContainText('Ctrl')
  await expect(group('标签页上')).toContainText('标签页后移')
  await page.keyboard.press('?')
  await expect(keys).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(button).toBeFocused()

  const body = shell.body('list')
  await body.evaluate((element) => element.prepend(document.createElement('input')))
  const field = shell.app('list').locator('input').first()
  await field.focus()
  await page.keyboard.press('?')
  await expect(field).toHaveValue('?')
  await expect(keys).toBeHidden()
  await shell.app('list').getByRole('button', { name: '刷新' }).focus()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.press('?')
  await expect(box).toHaveValue('?')
  await expect(dialog).toBeVisible()
  await expect(keys).toBeHidden()
})

test('[LOOK-16] [LOOK-02] whoever presses ? by mistake switches it off', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, keys } = await visit.mounted('/list/index', helpOf)
  const { button } = paletteOf(page)
  await button.focus()
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(keys).toBeVisible({ timeout: 500 })
  }).toPass()
  await keys.getByRole('switch', { name: '用 ? 打开快捷键' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('?')
  // The palette, which has a shortcut of its own, proves that keys are received.
  await page.keyboard.press('Control+k')
  await expect(paletteOf(page).dialog).toBeVisible()
  await expect(keys).toBeHidden()
})

test('[LOOK-16] a key that an app takes for itself stays the app’s', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell } = await visit.mounted('/list/index', helpOf)
  const asked = () => page.evaluate(() => document.documentElement.dataset.keysAsked ?? '0')
  await page.evaluate(() => {
    let count = 0
    window.addEventListener('portal:keys', () => {
      count += 1
      document.documentElement.dataset.keysAsked = String(count)
    })
  })
  const body = shell.body('list')
  await body.evaluate((element) => {
    window.addEventListener('keydown', (event) => {
      if (event.key !== '?' || element.dataset.taken) return
      event.preventDefault()
      element.dataset.taken = 'yes'
    })
  })
  await shell.app('list').getByRole('button', { name: '刷新' }).focus()
  await page.keyboard.press('?')
  await expect(body).toHaveAttribute('data-taken', 'yes')
  expect(await asked()).toBe('0')
  // The next press is the portal's: had the first one been, too, its effect would have come before this.
  await page.keyboard.press('?')
  await expect.poll(asked).toBe('1')
})

test('[LOOK-16] the guide at the first sign-in leads through five parts, covers nothing, and takes no focus', {
  tag: '@long',
}, async ({ openAs, page, space }) => {
  startUnseen(space)
  await openAs('zhangsan', '/list/index')
  const { guide, step, next, previous, done, outlined } = helpOf(page)
  await expect(guide).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await expect(step).toContainText('1/5 应用导航')
  await expect(outlined).toHaveAttribute('aria-label', '应用导航')
  const { y = 0, height = 0 } = (await guide.boundingBox()) ?? {}
  const tabs = await page.getByRole('tablist', { name: '已打开的应用' }).boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(y)
  expect(tabs?.y).toBeGreaterThanOrEqual(y + height)
  for (const text of ['2/5 标签页', '3/5 搜索', '4/5 消息中心', '5/5 个人菜单']) {
    await next.click()
    await expect(step).toContainText(text)
    await expect(outlined).toHaveCount(1)
  }
  await previous.click()
  await expect(step).toContainText('4/5')
  await next.click()
  await expectAccessible(page)
  await done.click()
  await expect(guide).toBeHidden()
  await expect(outlined).toHaveCount(0)
  await expect.poll(() => space.journal.find({ path: noted })).toHaveLength(1)
})

test('[LOOK-16] the guide moves nothing when it comes, and leaves its room when it goes', {
  tag: '@long',
}, async ({ openAs, page, space }) => {
  startUnseen(space)
  await page.route(/\/assets\/soon-/, () => {})
  await openAs('zhangsan', '/list/index')
  const tabs = page.getByRole('tablist', { name: '已打开的应用' })
  const topOf = async () => (await tabs.boundingBox())?.y
  const before = await topOf()
  await page.unroute(/\/assets\/soon-/)
  await page.reload()
  const { guide, skip } = helpOf(page)
  await expect(guide).toBeVisible()
  expect(await topOf()).toBe(before)
  await skip.click()
  await expect.poll(topOf).toBeLessThan(before as number)
})

test('[LOOK-16] skipped, the guide never comes by itself again, and help opens it', async ({
  openAs,
  page,
  space,
}) => {
  startUnseen(space)
  await openAs('zhangsan', '/list/index')
  const { guide, skip, step, help } = helpOf(page)
  const kept = page.waitForResponse('**/first-steps')
  await skip.click()
  expect((await kept).status()).toBe(200)
  await expect(guide).toBeHidden()
  expect(space.users.get('zhangsan')?.exInfo.firstSteps).toBe('1')
  const late = page.waitForResponse(/\/soon-/)
  await page.reload()
  await late
  await chooseInMenu(page, '张三', '帮助')
  await expect(help).toBeVisible()
  await expect(guide).toHaveCount(0)
  await help.getByRole('button', { name: '新手引导' }).click()
  await expect(help).toBeHidden()
  await expect(step).toContainText('1/5')
  expect(space.users.get('lisi')?.exInfo.firstSteps).toBe('1')
})

test('[LOOK-16] help searches headings and text of its topics, and leads to all other help', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, help, search, topics, keys } = await visit.mounted('/list/index', helpOf)
  await chooseInMenu(page, '张三', '帮助')
  await expect(topics).not.toHaveCount(0)
  await expectAccessible(page)
  await search.fill('标签页 固定')
  await expect(topics).toHaveCount(1)
  await expect(topics.locator('mark').first()).toHaveText('标签页')
  await expect(help.getByRole('status')).toHaveText('找到 1 篇帮助')
  await search.fill('zzzz')
  await expect(help.getByText('没有与“zzzz”相关的帮助')).toBeVisible()
  await expect(help.getByRole('button', { name: '操作指南' })).toBeVisible()
  await help.getByRole('button', { name: '快捷键' }).click()
  await expect(keys).toBeVisible()
  await expect(help).toBeHidden()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('[LOOK-16] the guide speaks of what is there', { tag: '@long' }, async ({
    openAs,
    page,
    space,
  }) => {
    startUnseen(space)
    await openAs('zhangsan', '/list/index')
    const { guide, step, next, skip, outlined } = helpOf(page)
    await expect(step).toContainText('1/5')
    await expect(outlined).toBeVisible()
    await next.tap()
    await expect(step).toContainText('2/5')
    await expect(outlined).toBeVisible()
    await skip.tap()
    await expect(guide).toBeHidden()
  })
})
