import type { Page } from '@playwright/test'
import { messageCenterOf } from '../support/message-center'
import { railOf, shortcutsOf } from '../support/rail'
import { stripOf } from '../support/tab-strip'
import { expect, longUnless, shellOf, test } from '../support/test'

const apps = [
  ['personal-setting', '个人中心'],
  ['theme-setting', '更换皮肤'],
  ['message-center', '消息中心'],
  ['version-manager', '版本信息'],
] as const

const userInfo = '/service-system/user/personal/info'

/** A mark that is lost if the element is replaced. */
function markOf(page: Page, code: string) {
  const content = shellOf(page).pane(code).locator('h1').first()
  return {
    set: () => content.evaluate((element) => element.setAttribute('data-mark', '')),
    there: shellOf(page).pane(code).locator('[data-mark]'),
  }
}

test.describe('the built-in apps', () => {
  for (const [code, title] of apps) {
    test(
      `[APP-14] [GUARD-09] /${code} leads to its first page 「${title}」`,
      longUnless(code === 'personal-setting'),
      async ({ visit }) => {
        const { page, shell } = await visit(`/${code}?from=menu`)
        await expect(page).toHaveURL(`/${code}/index?from=menu`)
        await expect(page).toHaveTitle(`${title} - 协同办公门户`)
        await expect(shell.tab(title)).toHaveAttribute('aria-selected', 'true')
        await expect(shell.pane(code)).toHaveAttribute('data-app-status', '1')
        await expect(page.getByRole('tabpanel', { name: new RegExp(`^${title}`) })).toBeVisible()
        await expect(shell.pane(code).getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(shell.pane(code).locator('iframe')).toHaveCount(0)
      },
    )
  }

  test('[APP-14] [GUARD-09] a full-screen path is the page alone', async ({ page, openAs }) => {
    for (const query of ['?fullscreen=1', '?fullscreen=1&test=0']) {
      await openAs('zhangsan', `/version-manager${query}`)
      await expect(page).toHaveURL(`/version-manager${query}`)
      await expect(page).toHaveTitle('版本信息 - 协同办公门户')
      await expect(shellOf(page).pane('version-manager')).toHaveAttribute('data-app-status', '1')
      await expect(shellOf(page).rail).toHaveCount(0)
      await expect(shellOf(page).banner).toHaveCount(0)
      await expect(shellOf(page).tabs).toHaveCount(0)
      await page.context().clearCookies()
    }
  })

  test('[APP-14] are in no list of apps', { tag: '@long' }, async ({ visit, space }) => {
    space.users.update('zhangsan', { pinned: [] })
    const { page, shell, more, drawer } = await visit('/personal-setting/index', railOf)
    await expect(shell.rail.getByRole('link')).toHaveCount(9)
    await more.click()
    await expect(drawer.getByRole('link', { name: /^首页/ })).toBeVisible()
    for (const [, title] of apps) {
      await expect(shell.railLink(title)).toHaveCount(0)
      await expect(drawer.getByRole('link', { name: title })).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    for (const [, title] of apps) await expect(shortcuts.box(title)).toHaveCount(0)
  })

  test('[APP-14] [APP-11] keep what they show until they are closed', async ({ visit }) => {
    const { page, shell, space, pane } = await visit('/personal-setting/index')
    await expect(pane).toContainText('四级主任科员')
    const mark = markOf(page, 'personal-setting')
    await mark.set()
    await shell.open('内部邮件', 'inbox')
    await expect(pane).toHaveAttribute('data-app-status', '2')
    await expect(pane).toBeHidden()

    await shell.tab('个人中心').click()
    await expect(page).toHaveURL('/personal-setting/index')
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await expect(mark.there).toBeVisible()
    expect(space.journal.find({ path: userInfo })).toHaveLength(1)

    await shell.closeButton('个人中心').click()
    await expect(pane).toHaveCount(0)
    await page.goto('/personal-setting/index')
    await expect(pane).toContainText('四级主任科员')
    await expect(mark.there).toHaveCount(0)
  })

  test('[APP-14] [DESK-01] stay open over a reload, and are reopened', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell, pane } = await visit.mounted('/personal-setting/index?module=safeSetting')
    await page.reload()
    await expect(shell.tab('个人中心')).toHaveAttribute('aria-selected', 'true')
    await expect(pane).toContainText('修改成功后系统将自动退出')

    await shell.railLink('内部邮件').click()
    await page.reload()
    await expect(shell.tab('个人中心')).toBeVisible()
    await expect(pane).toHaveCount(0)
    await shell.closeButton('个人中心').click()
    await stripOf(page).choose('内部邮件', '恢复刚关闭的标签页')
    await expect(page).toHaveURL('/personal-setting/index?module=safeSetting')
    await expect(pane).toContainText('修改成功后系统将自动退出')
  })

  test('[APP-14] [TAB-03] 重新加载 starts them again', { tag: '@long' }, async ({ visit }) => {
    const { page, space, pane } = await visit('/personal-setting/index')
    await expect(pane).toContainText('四级主任科员')
    const mark = markOf(page, 'personal-setting')
    await mark.set()
    const user = space.users.get('zhangsan')
    space.users.update('zhangsan', { profile: { ...user?.profile, duty: '三级调研员' } })
    await stripOf(page).choose('个人中心', '重新加载')
    await expect(pane).toContainText('三级调研员')
    await expect(mark.there).toHaveCount(0)
  })

  test('[APP-14] lead to the login path once the session has ended', async ({ visit }) => {
    const { page, space, allowErrors } = await visit.mounted('/version-manager/index')
    allowErrors(/HTTP Authentication failed/)
    space.clock.advance(13 * 3_600_000)
    await page.goto('/personal-setting/index')
    await expect(page).toHaveURL('/login?redirect=%2Fpersonal-setting%2Findex')
  })
})

test.describe('a built-in app that breaks', () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_FAILED|broke on purpose|dynamically/ })

  test('[APP-14] [APP-09] a lost file is told, and 重新加载 gets it', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell } = await visit('/index')
    await page.route(/\/assets\/personal-setting-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/personal-setting/index')
    const pane = shell.pane('personal-setting')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane.getByRole('heading', { name: '无法加载当前应用' })).toBeVisible()
    await expect(pane).toContainText('应用加载失败')
    await shell.open('内部邮件', 'inbox')

    await page.unroute(/\/assets\/personal-setting-[^/]*\.js$/)
    await shell.tab('个人中心').click()
    await pane.getByRole('button', { name: '重新加载' }).click()
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await expect(pane).toContainText('张三')
  })

  test('[APP-14] [APP-09] one that throws harms only its own tab', async ({ visit }) => {
    const { page, shell } = await visit('/index')
    await page.route(/\/assets\/personal-setting-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default () => { throw new Error('broke on purpose') }",
      }),
    )
    await page.goto('/personal-setting/index')
    const pane = shell.pane('personal-setting')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane.getByRole('alert')).toContainText('broke on purpose')
    await pane.getByRole('button', { name: '重新加载' }).click()
    await expect(pane.getByRole('alert')).toContainText('broke on purpose')
    await shell.railLink('首页').click()
    await expect(shell.app('index').getByRole('heading', { name: /张三/ })).toBeVisible()
    await shell.closeButton('个人中心').click()
    await expect(pane).toHaveCount(0)
  })
})

test.describe('个人中心', () => {
  test('[ME-01] [APP-14] shows the user’s card, to read', async ({ visit }) => {
    const { page, space } = await visit('/personal-setting/index')
    const card = page.getByRole('region', { name: '个人信息' })
    const profile = space.users.get('zhangsan')?.profile
    for (const [label, value] of [
      ['姓名', '张三'],
      ['职务', profile?.duty],
      ['手机', profile?.mobile],
      ['邮箱', profile?.email],
    ] as const) {
      const term = card.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value || '未填写')
    }
    await expect(card.getByRole('textbox')).toHaveCount(0)
  })

  test('[ME-01] [APP-14] says 获取用户信息失败, and 重试 asks again', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: userInfo, kind: 'status', status: 500 })
    const { page, shell, allowErrors } = await visit('/personal-setting/index')
    allowErrors(/status of 502/)
    const alert = shell.pane('personal-setting').getByRole('alert')
    await expect(alert).toContainText('获取用户信息失败')
    await expect(alert).toContainText('服务出现错误，请稍后再试')
    space.faults.clear()
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('region', { name: '个人信息' })).toContainText('四级主任科员')
    await expect(alert).toHaveCount(0)
  })
})

test.describe('what was done in a built-in app', () => {
  test.use({ viewport: { width: 1000, height: 420 } })

  /** Goes to another app and back. */
  async function leaveAndReturn(page: Page, title: string) {
    const shell = shellOf(page)
    await shell.open('内部邮件', 'inbox')
    await shell.tab(title).click()
    await expect(shell.tab(title)).toHaveAttribute('aria-selected', 'true')
  }

  test('[APP-14] [APP-11] keeps the chosen section, and what was typed', async ({ visit }) => {
    const { page, pane } = await visit('/personal-setting/index')
    await pane.getByRole('link', { name: '安全设置' }).click()
    const field = pane.getByLabel('当前密码', { exact: true })
    await field.fill('typed-before')
    await leaveAndReturn(page, '个人中心')
    await expect(page).toHaveURL('/personal-setting/index?module=safeSetting')
    await expect(field).toHaveValue('typed-before')
  })

  test('[APP-14] [APP-11] keeps a theme that was not saved, and the scroll', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, pane } = await visit('/theme-setting/index')
    await pane.getByRole('radio', { name: '秋实' }).check()
    const content = pane.locator('> div').first()
    await content.evaluate((one) => one.scrollTo({ top: 120 }))
    await leaveAndReturn(page, '更换皮肤')
    await expect(pane.getByRole('radio', { name: '秋实' })).toBeChecked()
    expect(await content.evaluate((one) => one.scrollTop)).toBe(120)
  })

  test('[APP-14] [APP-11] keeps the page of messages, and the scroll', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit('/message-center/index')
    const { table, header, sort, next, pageChoice, rows } = messageCenterOf(page)
    await sort('标题').click()
    await expect(header('标题')).toHaveAttribute('aria-sort', 'ascending')
    await next.click()
    await expect(pageChoice).toHaveValue('2')
    await expect(rows.first()).toBeVisible()
    const scrolled = table.locator('xpath=..')
    await scrolled.evaluate((one) => one.scrollTo({ top: 90 }))
    const before = await scrolled.evaluate((one) => one.scrollTop)
    expect(before).toBeGreaterThan(0)
    await leaveAndReturn(page, '消息中心')
    await expect(header('标题')).toHaveAttribute('aria-sort', 'ascending')
    await expect(pageChoice).toHaveValue('2')
    expect(await scrolled.evaluate((one) => one.scrollTop)).toBe(before)
  })
})
