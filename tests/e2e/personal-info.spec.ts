import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

test('[ME-01] 个人信息 shows the user’s card over the page', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/list/index', 'lisi')
  const userButton = page.getByRole('banner').getByRole('button', { name: '李四' })
  await userButton.click()
  await page.getByRole('menuitem', { name: '个人信息' }).click()
  const dialog = page.getByRole('dialog', { name: '个人信息' })
  await expect(dialog.getByText('13900010002')).toBeVisible()
  await expect(dialog.getByText('副科长')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(userButton).toBeFocused()
})

test('[ME-01] [ERR-01] a card that fails comes after 重试', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space, allowErrors } = await visit('/list/index', 'lisi')
  allowErrors(/status of 502/)
  space.faults.add({ path: '/service-system/user/personal/info', kind: 'status', status: 500 })
  await chooseInMenu(page, '李四', '个人信息')
  const dialog = page.getByRole('dialog', { name: '个人信息' })
  await expect(dialog.getByText('获取用户信息失败')).toBeVisible()
  space.faults.clear()
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect(dialog.getByText('13900010002')).toBeVisible()
})

test('[ME-01] [NAV-04] the card leads to 个人中心', { tag: '@long' }, async ({ visit }) => {
  const { page, shell } = await visit('/list/index', 'lisi')
  await chooseInMenu(page, '李四', '个人信息')
  await page
    .getByRole('dialog', { name: '个人信息' })
    .getByRole('button', { name: '个人中心' })
    .click()
  await expect(shell.tab('个人中心')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
