import { expectFits } from '../support/accessible'
import { signInAgainOf, signInOver } from '../support/sign-in-over'
import { expect, onDesktopAndPhone, phone, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

test.use({ allowedErrors: /status of (?:40\d|422|50\d)|ERR_FAILED|HTTP Authentication failed/ })

/** Longer than any token is valid. */
const thirteenHours = 13 * 3_600_000
const longName = '云州市人民政府办公厅机关事务管理服务中心信息技术与网络安全保障处综合协调科室'

onDesktopAndPhone('doors', phone, () => {
  test('[LOOK-02] [DESK-07] the sign-in over the page has no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell, space, account } = await visit.mounted('/inbox/list/1')
    space.clock.advance(thirteenHours)
    await shell.app('inbox').getByRole('link', { name: '已发送' }).dispatchEvent('click')
    const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
    await expect(form.getByRole('button', { name: '登录' })).toBeInViewport({ ratio: 1 })
    await expectFits(page)
    await signInOver(page, account('nobody'))
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByRole('link', { name: '忘记密码' })).toBeInViewport({ ratio: 1 })
    await expectFits(page)
  })

  test('[LOOK-02] [ME-06] accounts and airlines have no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit('/index', 'wujiu')
    await chooseInMenu(page, '吴九', '切换账号')
    const accounts = page.getByRole('dialog', { name: '切换账号' })
    await expect(accounts.getByRole('radio')).toHaveCount(3)
    await accounts.getByRole('button', { name: '切换', exact: true }).click()
    await expect(accounts.getByRole('alert')).toHaveText('请选择要切换到的账号')
    await expectFits(page)
    await accounts.getByRole('radio', { name: '李四' }).check()
    await accounts.getByRole('button', { name: '切换', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '选择航司' })).toBeVisible()
    await expectFits(page)
  })

  test('[LOOK-02] [NAV-02] the menus of users and tenants have no barrier', {
    tag: '@long',
  }, async ({ visit, space }) => {
    const tenants = Array.from({ length: 20 }, (_, at) => ({
      tenantId: `more-${at}`,
      othTenantName: longName + at,
    }))
    const own = space.users.get('zhangsan')?.tenants ?? []
    space.users.update('zhangsan', { username: longName, tenants: [...own, ...tenants] })
    const { page } = await visit('/index')
    await page.getByRole('button', { name: '切换单位' }).click()
    await expect(page.getByRole('dialog', { name: '切换单位' })).toBeVisible()
    await expectFits(page)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: longName, exact: true }).click()
    const menu = page.getByRole('menu', { name: '个人菜单' })
    await expect(menu.getByText(longName)).toBeInViewport({ ratio: 1 })
    await expectFits(page)
  })

  test('[LOOK-02] [ME-07] the question before leaving has no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell } = await visit('/inbox/write')
    await shell.app('inbox').getByLabel('主题').fill('只写了一半')
    await expect(shell.tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
    await chooseInMenu(page, '张三', '退出系统')
    const question = page.getByRole('alertdialog', { name: '确定要退出系统吗？' })
    await expect(question).toContainText('「内部邮件」')
    await expectFits(page)
    let goOn = () => {}
    const held = new Promise<void>((done) => {
      goOn = done
    })
    await page.route('**/session/end', (route) => held.then(() => route.continue()))
    await question.getByRole('button', { name: '退出系统' }).click()
    await expect(page.getByRole('dialog', { name: '退出系统' })).toContainText('正在退出')
    await expectFits(page)
    goOn()
    await expect(page).toHaveURL('/login')
    await page.goto('/logout')
    await expect(page.getByRole('heading', { name: '您已退出系统' })).toBeVisible()
    await expectFits(page)
  })

  test('[LOOK-02] [AUTH-10] [ME-01] the password’s forms have no barrier', async ({ visit }) => {
    const { page } = await visit('/index', 'zhouba')
    const reminder = page.getByRole('alertdialog', { name: '密码即将过期' })
    await expect(reminder).toContainText('天后过期')
    await expectFits(page)
    await reminder.getByRole('button', { name: '忽略' }).click()
    await chooseInMenu(page, '周八', '个人信息')
    const card = page.getByRole('dialog', { name: '个人信息' })
    await expect(card.getByText('邮箱')).toBeVisible()
    await expectFits(page)
    await card.getByRole('button', { name: '关闭' }).click()
    await chooseInMenu(page, '周八', '修改密码')
    const form = page.getByRole('dialog', { name: '修改密码' })
    await form.getByRole('button', { name: '确认修改' }).click()
    await expect(form.getByRole('alert')).toHaveText('请输入当前密码')
    await expectFits(page)
  })
})

test('[LOOK-02] a dialog taller than the window scrolls to its end', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 683, height: 384 })
  await visit('/index')
  await chooseInMenu(page, '张三', '修改密码')
  const form = page.getByRole('dialog', { name: '修改密码' })
  await expect(form.getByRole('heading', { name: '修改密码' })).toBeInViewport({ ratio: 1 })
  const save = form.getByRole('button', { name: '确认修改' })
  await save.focus()
  await expect(save).toBeInViewport({ ratio: 1 })
})
