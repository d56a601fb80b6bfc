import { unreadOf } from '../support/mails'
import { fourTabs, leavePortal, manyTabs, openDesk, stripOf } from '../support/tab-strip'
import { expect, shellOf, test } from '../support/test'

test.beforeEach(({ enterAs }) => enterAs('zhangsan'))

/** A page without lifecycles finds the portal's props here. */
interface Titled {
  portalProps: { setTitle(title: string): void }
}

/** The left and right edges of an element. */
const edges = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return { left, right }
}

/** Browsers scroll by whole pixels, but the widths of titles are fractions. */
const wholeButForRounding = 0.99

/** The end of a title's box, in px, is faded. */
const fade = 8

/** How much of each tab's title cannot be read, in px. */
const cuts = (tabs: Element[], fade = 0) =>
  tabs.map((tab) => {
    const title = tab.querySelector('[data-part=title]')
    if (!title) return Number.NaN
    const text = document.createRange()
    text.selectNodeContents(title)
    const seen = title.getBoundingClientRect().right - fade
    return Math.max(0, Math.floor(text.getBoundingClientRect().right - seen))
  })

test('[TAB-01] [TAB-04] 更多 follows the last tab, and hides while full tabs leave 150 px of the strip', async ({
  page,
}) => {
  await openDesk(page, manyTabs(7), '/inbox/list/1')
  const { more, tabs } = stripOf(page)
  const fits = async (width: number) => {
    await page.setViewportSize({ width, height: 768 })
    return tabs.last().evaluate(edges)
  }
  const { right } = await fits(1900)
  // Rail 84 and 8 before the tabs; after them 150 less the strip's two paddings and the gaps, and the assistant's place.
  const dock = await page.locator('[data-part=dock]').evaluate((it) => it.clientWidth)
  const least = Math.ceil(right + dock + 150 - 8)
  await fits(least)
  await expect(more).toBeHidden()
  await fits(least - 1)
  await expect(more).toBeVisible()
  const last = await tabs.last().evaluate(edges)
  const button = await more.evaluate(edges)
  expect(Math.abs(button.left - last.right)).toBeLessThan(12)
})

test('[TAB-04] coming to life moves nothing in the strip', async ({ page }) => {
  await openDesk(page, manyTabs(14), '/inbox/list/1')
  const places = () =>
    stripOf(page).tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  await expect(stripOf(page).more).toBeVisible()
  const alive = await places()
  await leavePortal(page)
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/inbox/list/1')
  await expect(stripOf(page).more).toHaveCount(0)
  expect(await places()).toEqual(alive)
})

test('[TAB-04] [LOOK-14] titles of four characters stay whole, the strip scrolls by buttons and wheel, and the pinned tab stays', {
  tag: '@long',
}, async ({ page }) => {
  await openDesk(page, manyTabs(30), '/inbox/list/1')
  const { tabs, tool } = stripOf(page)
  expect(await tabs.evaluateAll(cuts)).toEqual(Array(30).fill(0))
  const second = tabs.nth(1)
  await expect(tool('向左滚动')).toHaveCount(0)
  await tool('向右滚动').click()
  await expect(second).not.toBeInViewport()
  await tool('向左滚动').click()
  await expect(second).toBeInViewport({ ratio: 1 })
  await tabs.nth(3).hover()
  // The listener for the wheel loads at the first touch of the tabs.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(second).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
  const pinned = await tabs.first().evaluate(edges)
  const arrow = await tool('向左滚动').evaluate(edges)
  expect(arrow.left).toBeGreaterThanOrEqual(pinned.right)

  await tabs.nth(4).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.last()).toBeInViewport({ ratio: wholeButForRounding })
  await expect(tool('向右滚动')).toHaveCount(0)
  await page.setViewportSize({ width: 900, height: 768 })
  await expect(tabs.last()).toBeInViewport({ ratio: wholeButForRounding })
})

test('[TAB-01] [TAB-04] 更多 lists all tabs, marks the active one, filters, opens and closes', {
  tag: '@long',
}, async ({ page, space }) => {
  await openDesk(page, manyTabs(14), '/inbox/list/1')
  const strip = stripOf(page)
  await strip.more.click()
  await expect(strip.filter).toBeFocused()
  await expect(strip.rows).toHaveCount(14)
  await expect(strip.row('内部邮件')).toHaveAttribute('aria-current', 'page')
  await expect(strip.row('内部邮件')).toHaveAccessibleName(
    `内部邮件，${unreadOf(space, 'zhangsan')} 条待处理`,
  )
  await strip.filter.fill('没有这个')
  await expect(strip.list.getByRole('status')).toHaveText('没有找到名称包含“没有这个”的标签页')
  await strip.filter.fill('平台')
  await expect(strip.rows).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/system/settingcenter/edit')
  await expect(strip.list).toHaveCount(0)
  await expect(strip.more).toBeFocused()

  await page.keyboard.press('Enter')
  await strip.filter.press('ArrowDown')
  await expect(strip.rows.first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Delete')
  await expect(strip.rows).toHaveCount(13)
  await expect(strip.rows.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(strip.list).toHaveCount(0)
  await expect(strip.more).toBeFocused()
})

test('[TAB-04] the list’s 关闭全部 leaves the pinned tab, with the focus; a closed one comes back', {
  tag: '@long',
}, async ({ page }) => {
  await openDesk(page, manyTabs(9), '/inbox/list/1')
  const strip = stripOf(page)
  await strip.more.click()
  await expect(strip.filter).toHaveCount(0)
  await expect(strip.row('内部邮件')).toBeFocused()
  await expect(strip.command('恢复刚关闭的标签页')).toBeDisabled()
  await strip.command('关闭 内部邮件').click()
  await expect(strip.rows).toHaveCount(8)
  await strip.command('恢复刚关闭的标签页').click()
  await expect(strip.tabs).toHaveCount(9)
  await strip.more.click()
  await strip.command('关闭全部').click()
  await expect(strip.tabs).toHaveCount(1)
  await expect(strip.more).toBeHidden()
  await expect(shellOf(page).tab('平台管理')).toBeFocused()
})

test('[DESK-06] closing unsaved work in the list asks first', { tag: '@long' }, async ({
  page,
}) => {
  await openDesk(page, manyTabs(9), '/inbox/write')
  const strip = stripOf(page)
  await shellOf(page).app('inbox').getByLabel('主题').fill('没有写完')
  await strip.more.click()
  await expect(strip.row('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
  await strip.command('关闭 内部邮件').click()
  const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(question).toHaveCount(0)
  await expect(strip.tabs).toHaveCount(9)
})

test('[DESK-03] a very long title is cut in the tab and whole in its tooltip', {
  tag: '@long',
}, async ({ page }) => {
  await openDesk(page, fourTabs, '/list/index')
  const title = '关于做好全市安全生产专项整治工作的通知'.repeat(4)
  const tab = stripOf(page).tabs.last()
  await shellOf(page)
    .body('list')
    .evaluate((_, text) => (window as unknown as Titled).portalProps.setTitle(text), title)
  await expect(tab).toHaveAttribute('title', new RegExp(`^${title}`))
  await expect(tab).toHaveCSS('width', '360px')
})

test('[LOOK-14] [TAB-04] the active title is whole; others give way, down to 105 px', async ({
  page,
}) => {
  await openDesk(page, manyTabs(10), '/list/index?n=0')
  const shell = shellOf(page)
  const title = '全市安全生产专项整治'
  await shell
    .body('list')
    .evaluate((_, text) => (window as unknown as Titled).portalProps.setTitle(text), title)
  const renamed = shell.tab(title)
  await expect.poll(() => renamed.evaluateAll(cuts)).toEqual([0])
  await page.setViewportSize({ width: 700, height: 768 })
  expect(await renamed.evaluateAll(cuts)).toEqual([0])
  await shell.tab('内部邮件').click()
  await expect.poll(async () => (await renamed.evaluateAll(cuts))[0]).toBeGreaterThan(0)
  const { left, right } = await renamed.evaluate(edges)
  expect(right - left).toBeGreaterThanOrEqual(105)
  await renamed.click()
  await expect.poll(() => renamed.evaluateAll(cuts)).toEqual([0])
})

for (const look of [{ elder: true }, { fontSize: 'x-large' }]) {
  test(`[LOOK-14] [LOOK-09] the active title is whole beside its badge, with ${JSON.stringify(look)}`, async ({
    page,
    space,
  }) => {
    space.users.update('zhangsan', { theme: JSON.stringify({ id: 'default', look }) })
    await page.goto('/inbox/list/1')
    const tab = page.getByRole('tab', { selected: true })
    await expect(tab).toContainText(String(unreadOf(space, 'zhangsan')))
    expect(await tab.evaluateAll(cuts, fade)).toEqual([0])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[TAB-04] tabs, 更多 and full screen fit beside one another', async ({ page }) => {
    await openDesk(page, fourTabs, '/inbox/list/1')
    const { more, tool, tabs } = stripOf(page)
    await expect(tabs.nth(2)).toBeInViewport({ ratio: 1 })
    await expect(more).toBeInViewport({ ratio: 1 })
    await expect(tool('全屏')).toBeInViewport({ ratio: 1 })
    await expect(tool('隐藏顶栏')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
