import type { Locator, Page } from '@playwright/test'
import { holdFiles } from '../support/held-files'
import { fourTabs, manyTabs, openDesk, stripOf } from '../support/tab-strip'
import { test as base, expect, shellOf } from '../support/test'

/** The number of tabs at the start. */
const test = base.extend<{ count: 4 | 9 }>({ count: [4, { option: true }] })

// A pointer that rests on a tab preloads files; if the tab is not opened, Chromium warns that they stay unused.
test.use({ allowedErrors: /preloaded using link preload/ })

test.beforeEach(async ({ enterAs, page, count }) => {
  await enterAs('zhangsan')
  await openDesk(page, count === 4 ? fourTabs : manyTabs(count), '/inbox/list/1')
})

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const attendant = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('strip-attendant')),
  )

/** Moves near the tabs, and waits until they can be dragged. */
async function wake(page: Page, tab: Locator) {
  await tab.hover()
  await expect.poll(() => attendant(page)).toBe(true)
  await expect(page.locator('[id^=DndLiveRegion]')).toBeAttached()
}

/** Drags a tab with the mouse, via a point inside the app below. */
async function drag(page: Page, from: Locator, to: Locator) {
  await wake(page, from)
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, start.y, { steps: 4 })
  await page.mouse.move(end.x, 400, { steps: 4 })
  await page.mouse.up()
}

/** A page whose tabs cannot be dragged until the returned function is called. */
async function holdDragging(page: Page) {
  const release = await holdFiles(page, '**/strip-attendant-*.js')
  await page.reload()
  await expect(shellOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
  return release
}

test('[DESK-03] [DESK-08] dragging orders the tabs, loads no frame again, opens nothing, and is kept', {
  tag: '@long',
}, async ({ page, space }) => {
  const shell = shellOf(page)
  const strip = stripOf(page)
  await shell.app('inbox').getByRole('link', { name: '写信' }).first().click()
  const subject = shell.app('inbox').getByLabel('主题')
  await subject.fill('关于周五例会的安排')
  const loads = () => space.journal.find({ path: '/subapps/inbox/' }).length
  const before = loads()
  await drag(page, shell.tab('通知公告'), shell.tab('首页'))
  await expect.poll(strip.ids).toEqual(['system', 'list', 'index', 'inbox'])
  await expect(page).toHaveURL('/inbox/write')
  await drag(page, shell.tab('内部邮件'), shell.tab('通知公告'))
  await expect.poll(strip.ids).toEqual(['system', 'inbox', 'list', 'index'])
  await expect(subject).toHaveValue('关于周五例会的安排')
  expect(loads()).toBe(before)
  await expect(strip.spoken).toHaveText('内部邮件已移到第 2 位，共 4 位')

  await shell.tab('首页').click()
  await expect(page).toHaveURL('/index')
  await page.reload()
  await expect.poll(strip.ids).toEqual(['system', 'inbox', 'list', 'index'])
})

test('[DESK-03] the first drag counts, though the press comes before the files that dragging needs', async ({
  page,
}) => {
  const strip = stripOf(page)
  const shell = shellOf(page)
  const release = await holdDragging(page)
  const [start, end] = [await centreOf(shell.tab('通知公告')), await centreOf(shell.tab('首页'))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, start.y)
  release()
  await expect(page.locator('[id^=DndLiveRegion]')).toBeAttached()
  await page.mouse.move(end.x, start.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(strip.ids).toEqual(['system', 'list', 'index', 'inbox'])
})

test('[DESK-03] a press that ended before its files came drags nothing', { tag: '@long' }, async ({
  page,
}) => {
  const strip = stripOf(page)
  const shell = shellOf(page)
  const release = await holdDragging(page)
  const before = await strip.ids()
  const [start, end] = [await centreOf(shell.tab('通知公告')), await centreOf(shell.tab('首页'))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.up()
  release()
  await expect(page.locator('[id^=DndLiveRegion]')).toBeAttached()
  await page.mouse.move(end.x, start.y, { steps: 4 })
  await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
  expect(await strip.ids()).toEqual(before)
})

test('[DESK-03] pinned and other tabs do not mix; Escape takes a drag back', {
  tag: '@long',
}, async ({ page }) => {
  const shell = shellOf(page)
  const strip = stripOf(page)
  await drag(page, shell.tab('首页'), shell.tab('平台管理'))
  await expect.poll(strip.ids).toEqual(['system', 'index', 'inbox', 'list'])

  const start = await centreOf(shell.tab('通知公告'))
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x - 300, start.y, { steps: 5 })
  await expect(shell.tab('通知公告')).toHaveAttribute('data-lifted')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(shell.tab('通知公告')).not.toHaveAttribute('data-lifted')
  await expect.poll(strip.ids).toEqual(['system', 'index', 'inbox', 'list'])
})

test('[DESK-03] dragging is loaded when somebody comes near, and changes no tab by that', async ({
  page,
}) => {
  const tab = shellOf(page).tab('通知公告')
  await page.mouse.move(700, 500)
  expect(await attendant(page)).toBe(false)
  await tab.evaluate((element) => Object.assign(element, { known: true }))
  await tab.focus()
  await wake(page, shellOf(page).tab('首页'))
  await expect(tab).toBeFocused()
  expect(await tab.evaluate((element) => 'known' in element)).toBe(true)
})

test('[DESK-03] Ctrl+Shift and an arrow move the focused tab, say where it is and keep the focus', {
  tag: '@long',
}, async ({ page }) => {
  const shell = shellOf(page)
  const strip = stripOf(page)
  await wake(page, shell.tab('首页'))
  await shell.tab('首页').focus()
  await page.keyboard.press('Control+Shift+ArrowRight')
  await expect.poll(strip.ids).toEqual(['system', 'inbox', 'index', 'list'])
  await expect(strip.spoken).toHaveText('首页已移到第 3 位，共 4 位')
  await expect(shell.tab('首页')).toBeFocused()
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect.poll(strip.ids).toEqual(['system', 'index', 'inbox', 'list'])
  await expect(shell.tab('首页')).toBeFocused()
  await strip.choose('首页', '向右移动')
  await expect.poll(strip.ids).toEqual(['system', 'inbox', 'index', 'list'])
  await expect(strip.spoken).toHaveText('首页已移到第 3 位，共 4 位')
  await expect(shell.tab('首页')).toBeFocused()
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 560, height: 844 }, count: 9 })

  async function fingerOf(page: Page) {
    const session = await page.context().newCDPSession(page)
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      point?: { x: number; y: number },
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    return {
      down: (point: { x: number; y: number }) => send('touchStart', point),
      move: (point: { x: number; y: number }) => send('touchMove', point),
      up: () => send('touchEnd'),
    }
  }

  test('[TAB-03] [DESK-03] holding and letting go opens the menu; holding and moving orders; wiping scrolls', {
    tag: '@long',
  }, async ({ page }) => {
    const strip = stripOf(page)
    const finger = await fingerOf(page)
    const tab = strip.tabs.nth(1)
    await wake(page, tab)
    const place = await centreOf(tab)

    await finger.down(place)
    await expect(tab).toHaveAttribute('data-lifted')
    await finger.up()
    await expect(strip.item('固定')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(strip.menu).toHaveCount(0)

    await finger.down(place)
    await expect(tab).toHaveAttribute('data-lifted')
    const over = await centreOf(strip.tabs.nth(2))
    await finger.move({ x: (place.x + over.x) / 2, y: place.y })
    await finger.move(over)
    await finger.up()
    await expect
      .poll(async () => (await strip.ids()).slice(0, 3))
      .toEqual(['system', 'list', 'inbox'])
    await expect(strip.menu).toHaveCount(0)
    await expect(page).toHaveURL('/inbox/list/1')

    const placeOfSecond = async () => (await centreOf(strip.tabs.nth(1))).x
    const before = await placeOfSecond()
    await finger.down(over)
    for (const x of [over.x - 40, over.x - 90, over.x - 140]) await finger.move({ x, y: over.y })
    await finger.up()
    await expect.poll(placeOfSecond).toBeLessThan(before - 60)
    expect((await strip.ids()).slice(0, 3)).toEqual(['system', 'list', 'inbox'])
  })
})
