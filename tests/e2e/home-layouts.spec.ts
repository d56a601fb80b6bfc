import type { Page } from '@playwright/test'
import { homeLayoutsModel } from '../../mock-platform/data/home-layouts'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'

const list = '/service-admin/homeLayout'

function layoutsOf(page: Page, name = '张三') {
  const menu = page.getByRole('banner').getByRole('button', { name: name })
  const dialog = page.getByRole('dialog', { name: '工作台布局' })
  return {
    menu,
    dialog,
    cards: dialog.getByRole('list', { name: '可选的布局' }).getByRole('listitem'),
    button: (name: string) => dialog.getByRole('button', { name }),
    toast: page.locator('[data-toast]'),
    async open() {
      await menu.click()
      await page.getByRole('menuitem', { name: '工作台布局' }).click()
      await dialog.waitFor()
    },
  }
}

test('[ME-04] [ERR-01] a layout set as default is the home at once', { tag: '@long' }, async ({
  visit,
}) => {
  test.slow()
  const { page, shell, layouts } = await visit('/index', { layouts: layoutsOf })
  await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
  await layouts.open()
  await expect(layouts.cards).toHaveCount(3)
  await expect(layouts.button('当前使用：单位首页')).toBeVisible()
  await expectAccessible(page)

  await layouts.button('设为默认：个人办公').click()
  await expect(layouts.toast).toHaveText('设置成功')
  await expect(layouts.button('当前使用：个人办公')).toBeFocused()
  await expect(layouts.button('设为默认：单位首页')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(layouts.dialog).toHaveCount(0)
  await expect(layouts.menu).toBeFocused()

  await expect(page).toHaveURL('/door')
  await expect(shell.pane('door')).toHaveAttribute('data-app-status', '1')
  await expect(shell.tab('个人办公')).toBeVisible()
  await expect(shell.tab('首页')).toHaveCount(0)
  await expect(shell.railLink('个人办公')).toHaveAttribute('aria-current', 'page')
  await expect(shell.railLink('首页')).toHaveCount(0)
  await shell.railLink('内部邮件').click()
  await page.goto('/')
  await expect(page).toHaveURL('/door')

  await layouts.open()
  await layouts.button('设为默认：单位首页').click()
  await expect(layouts.button('当前使用：单位首页')).toBeVisible()
  await expect(page).toHaveURL('/index')
})

test('[ME-04] by keyboard, and with the home tab behind another one', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell, layouts } = await visit('/index', { layouts: layoutsOf })
  await shell.open('内部邮件', 'inbox')
  await layouts.menu.focus()
  await layouts.open()
  await layouts.button('设为默认：综合科看板').focus()
  await page.keyboard.press('Enter')
  await expect(layouts.toast).toHaveText('设置成功')
  await page.keyboard.press('Escape')
  await expect(shell.tab('部门看板')).toBeVisible()
  await expect(shell.tab('首页')).toHaveCount(0)
  await expect(page).toHaveURL(/\/inbox\//)
})

test('[ME-04] a user without layouts is told to ask the administrator', async ({ visit }) => {
  const { page } = await visit('/list/index', 'lisi')
  const layouts = layoutsOf(page, '李四')
  await layouts.open()
  await expect(layouts.dialog.getByText('暂无布局，请联系管理员添加')).toBeVisible()
  await layouts.dialog.getByRole('button', { name: '关闭' }).click()
  await expect(layouts.menu).toBeFocused()
})

test('[ME-04] a second click while setting does nothing', { tag: '@long' }, async ({
  visit,
  space,
}) => {
  space.faults.add({ path: `${list}/setDefault/*`, kind: 'delay', delayMs: 60_000 })
  const { layouts } = await visit('/list/index', { layouts: layoutsOf })
  await layouts.open()
  await layouts.button('设为默认：个人办公').dblclick()
  await layouts.button('设为默认：综合科看板').click()
  space.faults.clear()
  await expect(layouts.toast).toHaveText('设置成功')
  expect(space.journal.find({ path: `${list}/setDefault/*` })).toHaveLength(1)
})

test('[ME-04] [LOOK-04] of 500 layouts the last can be set', { tag: '@long' }, async ({
  page,
  openAs,
  space,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const layouts = space.collection(homeLayoutsModel)
  const [first] = layouts.all()
  if (!first) throw new Error('the scenario has no layouts')
  for (let number = 4; number <= 500; number += 1) {
    const name = `第 ${number} 号${'很长的布局名称'.repeat(number === 500 ? 5 : 1)}`
    const fields = { name, status: '0', layoutType: 0, iconUrl: '' } as const
    layouts.create({ ...first, ...fields, id: `layout-${number}` })
  }
  await openAs('zhangsan', '/list/index')
  const dialog = layoutsOf(page)
  await dialog.open()
  await expect(dialog.cards).toHaveCount(500)
  const last = dialog.cards.last().getByRole('button')
  await last.click()
  await expect(last).toHaveText('当前使用', { timeout: 20_000 })
  const overflow = await dialog.cards
    .first()
    .evaluate((card) => [
      document.documentElement.scrollWidth - innerWidth,
      (card.closest('ul')?.scrollWidth ?? 0) - (card.closest('ul')?.clientWidth ?? 0),
    ])
  expect(overflow).toEqual([0, 0])
})

test('[ME-04] pictures that are not there are drawings', { tag: '@long' }, async ({
  visit,
  space,
}) => {
  const rows = space.collection(homeLayoutsModel)
  rows.update('layout-office', { iconUrl: '/nowhere.png' })
  rows.update('layout-board', { iconUrl: '', iconActiveUrl: '' })
  const { layouts, allowErrors } = await visit('/list/index', { layouts: layoutsOf })
  allowErrors(/Failed to load resource|nowhere\.png/)
  await layouts.open()
  const [home, office, board] = [0, 1, 2].map((at) => layouts.cards.nth(at))
  await expect(office?.locator('svg') ?? layouts.dialog).toBeVisible()
  await expect(board?.locator('svg') ?? layouts.dialog).toBeVisible()
  await expect(home?.locator('img') ?? layouts.dialog).toHaveAttribute(
    'src',
    rows.get('layout-home')?.iconActiveUrl ?? '',
  )
})

test.describe('while the backend fails', () => {
  test.use({ allowedErrors: /status of (?:404|422|502)/ })

  test('[ME-04] a list that fails comes by 重试, a choice changes nothing', async ({ visit }) => {
    const { page, space, layouts } = await visit('/index', { layouts: layoutsOf })
    space.faults.add({ path: list, kind: 'status', status: 500 })
    await layouts.open()
    await expect(layouts.dialog.getByRole('alert')).toContainText('布局列表加载失败')
    await expect(layouts.dialog.getByRole('alert')).toContainText('服务出现错误，请稍后再试')
    space.faults.clear()
    await layouts.button('重试').click()
    await expect(layouts.cards).toHaveCount(3)

    space.faults.add({ path: `${list}/setDefault/*`, kind: 'code', code: 7 })
    await layouts.button('设为默认：个人办公').click()
    await expect(layouts.toast).toHaveText(/^设置失败：/)
    await expect(layouts.button('当前使用：单位首页')).toBeVisible()
    await expect(page).toHaveURL('/index')
  })

  test('[ME-04] a layout that is gone is named, and leaves the list', { tag: '@long' }, async ({
    visit,
  }) => {
    const { space, layouts } = await visit('/list/index', { layouts: layoutsOf })
    await layouts.open()
    await expect(layouts.cards).toHaveCount(3)
    space.collection(homeLayoutsModel).remove('layout-board')
    await layouts.button('设为默认：综合科看板').click()
    await expect(layouts.toast).toHaveText('设置失败：该布局已不存在，请重新选择')
    await expect(layouts.cards).toHaveCount(2)
  })
})
