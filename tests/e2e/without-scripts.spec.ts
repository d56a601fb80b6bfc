import { demoPassword, resetCode } from '../support/stack'
import { expect, signInBy, test } from '../support/test'

test.use({ javaScriptEnabled: false, allowedErrors: /status of 4(?:00|01|22)/ })

test('[AUTH-01] a wrong password is told without scripts', async ({ page, account }) => {
  await page.goto('/login?redirect=%2Flist%2Findex')
  await expect(page.getByRole('button')).toHaveText(['登录', 'English'])
  await signInBy(page, account('zhangsan'), 'wrong')
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
  await expect(page.getByLabel('账号')).toHaveValue(account('zhangsan'))
  await page.getByLabel('密码').fill(demoPassword)
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL('/list/index')
  expect(await page.content()).toContain('请在浏览器中启用 JavaScript')
  await expect(page.getByText('正在加载数据....')).toBeHidden()
})

test('[AUTH-07] a forgotten password is replaced', async ({ page, account, stack, space }) => {
  await page.goto('/missingPassword')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('alert')).toHaveText('请输入账号')
  await page.getByLabel('账号').fill(account('lisi'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = await resetCode(stack, space)
  await page.getByLabel('验证码', { exact: true }).fill('no')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('alert')).toHaveText('验证码错误')
  await page.getByLabel('验证码', { exact: true }).fill(code)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('新密码', { exact: true }).fill('Portal@2027')
  await page.getByLabel('确认新密码', { exact: true }).fill('Portal@2028')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByRole('alert')).toHaveText('两次输入的新密码不一致')
  await page.getByLabel('新密码', { exact: true }).fill('Portal@2027')
  await page.getByLabel('确认新密码', { exact: true }).fill('Portal@2027')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('密码重置成功，请使用新密码登录')).toBeVisible()
})

test('[AUTH-08] [ME-07] the forced change is left by signing out', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.goto('/login')
  await signIn('zhaoliu')
  await page.getByRole('button', { name: '退出系统' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/logout')
  await expect(page.getByRole('heading', { name: '您已退出系统' })).toBeVisible()
  await page.getByRole('link', { name: '跳转到登录页' }).click()
  await expect(page).toHaveURL('/login')
})
