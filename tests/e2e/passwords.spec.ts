import type { Page } from '@playwright/test'
import { demoPassword, resetCode } from '../support/stack'
import { expect, openWindow, shellOf, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

const next = 'Portal@2027'
const success = '密码修改成功!系统将自动退出，请重新登录'

test.use({ allowedErrors: /status of (?:400|422|50\d)/ })

/** The password form, on whatever page it is. */
function formOf(page: Page) {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  return {
    next: field('新密码'),
    again: field('确认新密码'),
    async fill(current: string, wanted: string, again: string) {
      await field('当前密码').fill(current)
      await field('新密码').fill(wanted)
      await field('确认新密码').fill(again)
      await page.getByRole('button', { name: '确认修改' }).click()
    },
  }
}

test('[AUTH-07] a forgotten password is replaced', async ({ page, account, stack, space }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page).toHaveTitle('重置密码页 - 协同办公门户')
  await page.getByLabel('账号').fill(account('lisi'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('139****0002')).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await resetCode(stack, space))
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByLabel('新密码', { exact: true })).toBeFocused()
  await page.reload()
  await page.getByLabel('新密码', { exact: true }).fill(next)
  await page.getByLabel('确认新密码', { exact: true }).fill(next)
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page).toHaveURL('/login')
  await expect(
    page.getByRole('status').filter({ hasText: '密码重置成功，请使用新密码登录' }),
  ).toBeVisible()
})

test('[AUTH-07] each step says at its field what is wrong', { tag: '@long' }, async ({
  page,
  account,
}) => {
  await page.goto('/missingPasswordNew')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('alert')).toHaveText('请输入账号')
  await expect(page.getByLabel('账号')).toBeFocused()
  await page.getByLabel('账号').fill(account('nobody'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(/如果账号 .* 存在/)).toBeVisible()
  await expect(page.getByLabel('验证码', { exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: /^重新发送（\d+ 秒）$/ })).toBeDisabled()
  await page.getByLabel('验证码', { exact: true }).fill('123')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('alert')).toHaveText('验证码错误')
  await page.getByRole('button', { name: '更换账号' }).click()
  await page.getByLabel('账号').fill(account('nobody'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^发送过于频繁，请 \d+ 秒后再试$/)
})

test('[AUTH-08] an initial password must be changed first', async ({ page, signIn }) => {
  await page.goto('/login?redirect=%2Flist%2Findex')
  await signIn('zhaoliu')
  await expect(page).toHaveTitle('强制修改密码页 - 协同办公门户')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.goto('/inbox/list/1')
  await expect(page).toHaveURL('/modifyPassword?redirect=%2Finbox%2Flist%2F1')
  await formOf(page).fill(demoPassword, next, next)
  await expect(page).toHaveURL('/login?redirect=%2Finbox%2Flist%2F1')
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  await page.getByLabel('密码').fill(next)
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL('/inbox/list/1')
  await expect(shellOf(page).tab('内部邮件')).toBeVisible()
})

test('[AUTH-08] [ME-07] the forced change is left by signing out', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.goto('/login')
  await signIn('zhaoliu')
  await page.getByRole('button', { name: '退出系统' }).click()
  await expect(page).toHaveURL('/login')
})

test('[AUTH-09] the personal menu’s form checks its fields', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space } = await visit('/list/index', 'lisi')
  await chooseInMenu(page, '李四', '修改密码')
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/list/index')
  const form = formOf(page)
  await form.fill(demoPassword, next, '')
  await expect(page.getByRole('alert')).toHaveText('请确认新密码')
  await expect(form.again).toBeFocused()
  await form.fill(demoPassword, next, 'another')
  await expect(page.getByRole('alert')).toHaveText('两次输入的新密码不一致')
  await form.fill(demoPassword, demoPassword, demoPassword)
  await expect(page.getByRole('alert')).toHaveText('当前密码不能与新密码一致')
  await expect(form.next).toBeFocused()
  expect(space.journal.find({ path: '/service-system/user/password' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '李四' })).toBeFocused()
})

test('[AUTH-09] [ERR-01] a refusal stands at its field, success signs out', async ({ visit }) => {
  const { page, space, form } = await visit(
    '/personal-setting/index?module=safeSetting',
    { form: formOf },
    'lisi',
  )
  await form.fill('not-mine', next, next)
  await expect(page.getByRole('alert')).toHaveText('当前密码不正确')
  await expect(form.again).toBeFocused()
  await expect(form.again).toHaveAccessibleDescription('当前密码不正确')
  space.faults.add({ path: '/service-system/user/password', kind: 'status', status: 500 })
  await form.fill(demoPassword, next, next)
  await expect(page.getByRole('alert')).toHaveText('密码修改失败：服务出现错误，请稍后再试')
  space.faults.clear()
  await form.fill(demoPassword, next, next)
  await expect(page).toHaveURL('/login?redirect=%2Fpersonal-setting%2Findex%3Fmodule%3DsafeSetting')
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  expect(space.journal.find({ path: '/service-system/user/password' }).at(-1)).toMatchObject({
    method: 'PUT',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: { oldpassword: '***', password: '***' },
  })
})

test('[AUTH-10] an expired password must be answered once', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell } = await visit('/list/index', 'sunqi')
  const dialog = page.getByRole('alertdialog', { name: '密码已过期' })
  await expect(dialog).toContainText('您的密码已过期，请修改密码')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(dialog).toBeVisible()
  let loaded = () => {}
  const reloaded = new Promise<void>((done) => {
    loaded = done
  })
  // At the same moment: the server has not received the answer yet.
  await page.route('**/password-reminder', async (route) => {
    await reloaded
    await route.continue()
  })
  await dialog.getByRole('button', { name: '忽略' }).click()
  await page.reload()
  loaded()
  await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
  await expect(dialog).toHaveCount(0)
  const other = await openWindow(page.context(), '/list/index')
  await expect(shellOf(other).pane('list')).toHaveAttribute('data-app-status', '1')
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
})

test('[AUTH-10] a password that expires soon says in how many days', async ({ visit }) => {
  const { page, shell } = await visit('/list/index', 'zhouba')
  const dialog = page.getByRole('alertdialog', { name: '密码即将过期' })
  await expect(dialog).toContainText('密码将在 3 天后过期')
  await dialog.getByRole('button', { name: '修改密码' }).click()
  await expect(page).toHaveURL('/modifyPassword?redirect=%2Flist%2Findex')
  await page.getByRole('link', { name: '暂不修改，返回' }).click()
  await expect(page).toHaveURL('/list/index')
  await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[AUTH-09] the personal centre’s modules are links', { tag: '@long' }, async ({ visit }) => {
  const { page } = await visit('/personal-setting/index')
  const modules = page.getByRole('navigation', { name: '个人中心栏目' })
  await modules.getByRole('link', { name: '安全设置' }).press('Enter')
  await expect(page).toHaveURL('/personal-setting/index?module=safeSetting')
  await expect(page.getByRole('heading', { name: '安全设置' })).toBeVisible()
  await page.goBack()
  await expect(modules.getByRole('link', { name: '个人信息' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[AUTH-08] [AUTH-09] the initial password can be changed', async ({ page, signIn }) => {
    await page.goto('/login')
    await signIn('zhaoliu')
    const form = formOf(page)
    await form.fill(demoPassword, next, 'another')
    await expect(page.getByRole('alert')).toHaveText('两次输入的新密码不一致')
    await form.fill(demoPassword, next, next)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  })
})
