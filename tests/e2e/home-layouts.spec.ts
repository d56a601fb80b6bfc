import type { Page } from '@playwright/test'
import { homeLayoutsModel } from '../../mock-platform/data/home-layouts'
import { expectAccessible } from '../support/accessible'
import { expect, frameOf, test } from '../support/test'

const list = '/service-admin/homeLayout'

function layoutsOf(page: Page, person = '张三') {
  const menu = page.getByRole('banner').getByRole('button', { name: person })
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

test('[ME-04] [ERR-01] a layout set as default is the home at once, in the open tab, and at the next visit', async ({
  page,
  openAs,
}) => {
  test.slow()
  await openAs('zhangsan', '/index')
  const frame = frameOf(page)
  const layouts = layoutsOf(page)
  await expect(frame.pane('index')).toHaveAttribute('data-app-status', '1')
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
  await expect(frame.pane('door')).toHaveAttribute('data-app-status', '1')
  await expect(frame.tab('个人办公')).toBeVisible()
  await expect(frame.tab('首页')).toHaveCount(0)
  await expect(frame.railLink('个人办公')).toHaveAttribute('aria-current', 'page')
  await expect(frame.railLink('首页')).toHaveCount(0)
  await frame.railLink('内部邮件').click()
  await page.goto('/')
  await expect(page).toHaveURL('/door')

  await layouts.open()
  await layouts.button('设为默认：单位首页').click()
  await expect(layouts.button('当前使用：单位首页')).toBeVisible()
  await expect(page).toHaveURL('/index')
})

test('[ME-04] by keyboard, and with the home tab behind another one', async ({ page, openAs }) => {
  await openAs('zhangsan', '/index')
  const frame = frameOf(page)
  const layouts = layoutsOf(page)
  await frame.railLink('内部邮件').click()
  await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')
  await layouts.menu.focus()
  await layouts.open()
  await layouts.button('设为默认：综合科看板').focus()
  await page.keyboard.press('Enter')
  await expect(layouts.toast).toHaveText('设置成功')
  await page.keyboard.press('Escape')
  await expect(frame.tab('部门看板')).toBeVisible()
  await expect(frame.tab('首页')).toHaveCount(0)
  await expect(page).toHaveURL(/\/inbox\//)
})

test('[ME-04] who has no layouts is told to ask the administrator', async ({ page, openAs }) => {
  await openAs('lisi', '/list/index')
  const layouts = layoutsOf(page, '李四')
  await layouts.open()
  await expect(layouts.dialog.getByText('暂无布局，请联系管理员添加')).toBeVisible()
  await layouts.dialog.getByRole('button', { name: '关闭' }).click()
  await expect(layouts.menu).toBeFocused()
})

test('[ME-04] a second click while setting does nothing', async ({ page, openAs, space }) => {
  space.faults.add({ path: `${list}/setDefault/*`, kind: 'delay', delayMs: 800 })
  await openAs('zhangsan', '/list/index')
  const layouts = layoutsOf(page)
  await layouts.open()
  await layouts.button('设为默认：个人办公').dblclick()
  await layouts.button('设为默认：综合科看板').click()
  await expect(layouts.toast).toHaveText('设置成功')
  expect(space.journal.find({ path: `${list}/setDefault/*` })).toHaveLength(1)
})

test('[ME-04] [LOOK-04] 500 layouts scroll within the dialog on a phone, the last can be set', async ({
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

test.describe('pictures that cannot be had', () => {
  test.use({ allowedErrors: /Failed to load resource|nowhere\.png/ })

  test('[ME-04] are a drawing, and the current one has its own', async ({
    page,
    openAs,
    space,
  }) => {
    const rows = space.collection(homeLayoutsModel)
    rows.update('layout-office', { iconUrl: '/nowhere.png' })
    rows.update('layout-board', { iconUrl: '', iconActiveUrl: '' })
    await openAs('zhangsan', '/list/index')
    const layouts = layoutsOf(page)
    await layouts.open()
    const [home, office, board] = [0, 1, 2].map((at) => layouts.cards.nth(at))
    await expect(office?.locator('svg') ?? layouts.dialog).toBeVisible()
    await expect(board?.locator('svg') ?? layouts.dialog).toBeVisible()
    await expect(home?.locator('img') ?? layouts.dialog).toHaveAttribute(
      'src',
      rows.get('layout-home')?.iconActiveUrl ?? '',
    )
  })
})

test.describe('while the backend fails', () => {
  test.use({ allowedErrors: /status of (?:404|422|502)/ })

  test('[ME-04] a list that fails says why, and 重试 asks again', async ({
    page,
    openAs,
    space,
  }) => {
    await openAs('zhangsan', '/list/index')
    space.faults.add({ path: list, kind: 'status', status: 500 })
    const layouts = layoutsOf(page)
    await layouts.open()
    await expect(layouts.dialog.getByRole('alert')).toContainText('布局列表加载失败')
    await expect(layouts.dialog.getByRole('alert')).toContainText('服务出现错误，请稍后再试')
    space.faults.clear()
    await layouts.button('重试').click()
    await expect(layouts.cards).toHaveCount(3)
  })

  test('[ME-04] a choice that fails says why and changes nothing', async ({
    page,
    openAs,
    space,
  }) => {
    await openAs('zhangsan', '/index')
    space.faults.add({ path: `${list}/setDefault/*`, kind: 'code', code: 7 })
    const layouts = layoutsOf(page)
    await layouts.open()
    await layouts.button('设为默认：个人办公').click()
    await expect(layouts.toast).toHaveText(/^设置失败：/)
    await expect(layouts.button('当前使用：单位首页')).toBeVisible()
    await expect(page).toHaveURL('/index')
  })

  test('[ME-04] a layout that is gone is named, and leaves the list', async ({
    page,
    openAs,
    space,
  }) => {
    await openAs('zhangsan', '/list/index')
    const layouts = layoutsOf(page)
    await layouts.open()
    await expect(layouts.cards).toHaveCount(3)
    space.collection(homeLayoutsModel).remove('layout-board')
    await layouts.button('设为默认：综合科看板').click()
    await expect(layouts.toast).toHaveText('设置失败：该布局已不存在，请重新选择')
    await expect(layouts.cards).toHaveCount(2)
  })
})
