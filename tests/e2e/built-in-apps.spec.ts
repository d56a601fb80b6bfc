import type { Page } from '@playwright/test'
import { messageCenterOf } from '../support/message-center'
import { railOf, shortcutsOf } from '../support/rail'
import { stripOf } from '../support/tab-strip'
import { expect, frameOf, longUnless, test } from '../support/test'

const apps = [
  ['personal-setting', '个人中心'],
  ['theme-setting', '更换皮肤'],
  ['message-center', '消息中心'],
  ['version-manager', '版本信息'],
] as const

const person = '/service-system/user/personal/info'

/** A mark that only the very same element keeps. */
function markOf(page: Page, code: string) {
  const content = frameOf(page).pane(code).locator('h1').first()
  return {
    set: () => content.evaluate((element) => element.setAttribute('data-mark', '')),
    there: frameOf(page).pane(code).locator('[data-mark]'),
  }
}

test.describe('the built-in apps', () => {
  for (const [code, title] of apps) {
    test(
      `[APP-14] [GUARD-09] /${code} leads to its first page 「${title}」`,
      longUnless(code === 'personal-setting'),
      async ({ page, openAs }) => {
        await openAs('zhangsan', `/${code}?from=menu`)
        const frame = frameOf(page)
        await expect(page).toHaveURL(`/${code}/index?from=menu`)
        await expect(page).toHaveTitle(`${title} - 协同办公门户`)
        await expect(frame.tab(title)).toHaveAttribute('aria-selected', 'true')
        await expect(frame.pane(code)).toHaveAttribute('data-app-status', '1')
        await expect(page.getByRole('tabpanel', { name: new RegExp(`^${title}`) })).toBeVisible()
        await expect(frame.pane(code).getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(frame.pane(code).locator('iframe')).toHaveCount(0)
      },
    )
  }

  test('[APP-14] [GUARD-09] /version-manager?fullscreen=1 is the page alone', async ({
    page,
    openAs,
  }) => {
    for (const query of ['?fullscreen=1', '?fullscreen=1&test=0']) {
      await openAs('zhangsan', `/version-manager${query}`)
      await expect(page).toHaveURL(`/version-manager${query}`)
      await expect(page).toHaveTitle('版本信息 - 协同办公门户')
      await expect(frameOf(page).pane('version-manager')).toHaveAttribute('data-app-status', '1')
      await expect(frameOf(page).rail).toHaveCount(0)
      await expect(frameOf(page).banner).toHaveCount(0)
      await expect(frameOf(page).tabs).toHaveCount(0)
      await page.context().clearCookies()
    }
  })

  test('[APP-14] are in no list of apps', async ({ page, openAs, space }) => {
    space.users.update('zhangsan', { pinned: [] })
    await openAs('zhangsan', '/personal-setting/index')
    const frame = frameOf(page)
    const { more, drawer } = railOf(page)
    await expect(frame.rail.getByRole('link')).toHaveCount(9)
    await more.click()
    await expect(drawer.getByRole('link', { name: /^首页/ })).toBeVisible()
    for (const [, title] of apps) {
      await expect(frame.railLink(title)).toHaveCount(0)
      await expect(drawer.getByRole('link', { name: title })).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    for (const [, title] of apps) await expect(shortcuts.box(title)).toHaveCount(0)
  })

  test('[APP-14] [APP-11] keep what they show while another tab is in front, until they are closed', async ({
    page,
    openAs,
    space,
  }) => {
    await openAs('zhangsan', '/personal-setting/index')
    const frame = frameOf(page)
    const pane = frame.pane('personal-setting')
    await expect(pane).toContainText('四级主任科员')
    const mark = markOf(page, 'personal-setting')
    await mark.set()
    await frame.railLink('内部邮件').click()
    await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')
    await expect(pane).toHaveAttribute('data-app-status', '2')
    await expect(pane).toBeHidden()

    await frame.tab('个人中心').click()
    await expect(page).toHaveURL('/personal-setting/index')
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await expect(mark.there).toBeVisible()
    expect(space.journal.find({ path: person })).toHaveLength(1)

    await frame.closeButton('个人中心').click()
    await expect(pane).toHaveCount(0)
    await page.goto('/personal-setting/index')
    await expect(pane).toContainText('四级主任科员')
    await expect(mark.there).toHaveCount(0)
  })

  test('[APP-14] [DESK-01] stay on the desk over a reload, and are reopened where they were', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/personal-setting/index?module=safeSetting')
    const frame = frameOf(page)
    const pane = frame.pane('personal-setting')
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await page.reload()
    await expect(frame.tab('个人中心')).toHaveAttribute('aria-selected', 'true')
    await expect(pane).toContainText('修改成功后系统将自动退出')

    await frame.railLink('内部邮件').click()
    await page.reload()
    await expect(frame.tab('个人中心')).toBeVisible()
    await expect(pane).toHaveCount(0)
    await frame.closeButton('个人中心').click()
    await stripOf(page).choose('内部邮件', '恢复刚关闭的标签页')
    await expect(page).toHaveURL('/personal-setting/index?module=safeSetting')
    await expect(pane).toContainText('修改成功后系统将自动退出')
  })

  test('[APP-14] [TAB-03] 重新加载 starts them anew', async ({ page, openAs, space }) => {
    await openAs('zhangsan', '/personal-setting/index')
    const pane = frameOf(page).pane('personal-setting')
    await expect(pane).toContainText('四级主任科员')
    const mark = markOf(page, 'personal-setting')
    await mark.set()
    const user = space.users.get('zhangsan')
    space.users.update('zhangsan', { profile: { ...user?.profile, duty: '三级调研员' } })
    await stripOf(page).choose('个人中心', '重新加载')
    await expect(pane).toContainText('三级调研员')
    await expect(mark.there).toHaveCount(0)
  })

  test.describe('when the session is over', () => {
    test.use({ allowedErrors: /HTTP Authentication failed/ })

    test('[APP-14] a session that is over leads to the login path', async ({
      page,
      openAs,
      space,
    }) => {
      await openAs('zhangsan', '/version-manager/index')
      await expect(frameOf(page).pane('version-manager')).toHaveAttribute('data-app-status', '1')
      space.clock.advance(13 * 3_600_000)
      await page.goto('/personal-setting/index')
      await expect(page).toHaveURL('/login?redirect=%2Fpersonal-setting%2Findex')
    })
  })
})

test.describe('a built-in app that breaks', () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_FAILED|broke on purpose|dynamically/ })

  test('[APP-14] [APP-09] a file that is lost is told in its pane, and 重新加载 gets it', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/index')
    await page.route(/\/assets\/personal-centre-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/personal-setting/index')
    const frame = frameOf(page)
    const pane = frame.pane('personal-setting')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane.getByRole('heading', { name: '无法加载当前应用' })).toBeVisible()
    await expect(pane).toContainText('应用加载失败')
    await frame.railLink('内部邮件').click()
    await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')

    await page.unroute(/\/assets\/personal-centre-[^/]*\.js$/)
    await frame.tab('个人中心').click()
    await pane.getByRole('button', { name: '重新加载' }).click()
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await expect(pane).toContainText('张三')
  })

  test('[APP-14] [APP-09] one that throws while it renders harms only its own tab', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/index')
    await page.route(/\/assets\/personal-centre-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default () => { throw new Error('broke on purpose') }",
      }),
    )
    await page.goto('/personal-setting/index')
    const frame = frameOf(page)
    const pane = frame.pane('personal-setting')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane.getByRole('alert')).toContainText('broke on purpose')
    await pane.getByRole('button', { name: '重新加载' }).click()
    await expect(pane.getByRole('alert')).toContainText('broke on purpose')
    await frame.railLink('首页').click()
    await expect(frame.app('index').getByRole('heading', { name: /张三/ })).toBeVisible()
    await frame.closeButton('个人中心').click()
    await expect(pane).toHaveCount(0)
  })
})

test.describe('个人中心', () => {
  test('[ME-01] [APP-14] shows the person’s card, to read', async ({ page, openAs, space }) => {
    await openAs('zhangsan', '/personal-setting/index')
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

  test.describe('while the backend fails', () => {
    test.use({ allowedErrors: /status of 502/ })

    test('[ME-01] [APP-14] says 获取用户信息失败, and 重试 asks again', async ({
      page,
      openAs,
      space,
    }) => {
      space.faults.add({ path: person, kind: 'status', status: 500 })
      await openAs('zhangsan', '/personal-setting/index')
      const alert = frameOf(page).pane('personal-setting').getByRole('alert')
      await expect(alert).toContainText('获取用户信息失败')
      await expect(alert).toContainText('服务出现错误，请稍后再试')
      space.faults.clear()
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('region', { name: '个人信息' })).toContainText('四级主任科员')
      await expect(alert).toHaveCount(0)
    })
  })
})

test.describe('what was done in a built-in app', () => {
  test.use({ viewport: { width: 1000, height: 420 } })

  /** Goes to another app and back. */
  async function leaveAndReturn(page: Page, title: string) {
    const frame = frameOf(page)
    await frame.railLink('内部邮件').click()
    await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')
    await frame.tab(title).click()
    await expect(frame.tab(title)).toHaveAttribute('aria-selected', 'true')
  }

  test('[APP-14] [APP-11] the chosen section and what was typed in it are there again', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/personal-setting/index')
    const pane = frameOf(page).pane('personal-setting')
    await pane.getByRole('link', { name: '安全设置' }).click()
    const field = pane.getByLabel('当前密码', { exact: true })
    await field.fill('typed-before')
    await leaveAndReturn(page, '个人中心')
    await expect(page).toHaveURL('/personal-setting/index?module=safeSetting')
    await expect(field).toHaveValue('typed-before')
  })

  test('[APP-14] [APP-11] a skin that was chosen and not saved, and the scroll', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/theme-setting/index')
    const pane = frameOf(page).pane('theme-setting')
    await pane.getByRole('radio', { name: '秋实' }).check()
    const content = pane.locator('> div').first()
    await content.evaluate((one) => one.scrollTo({ top: 120 }))
    await leaveAndReturn(page, '更换皮肤')
    await expect(pane.getByRole('radio', { name: '秋实' })).toBeChecked()
    expect(await content.evaluate((one) => one.scrollTop)).toBe(120)
  })

  test('[APP-14] [APP-11] the page of the messages, how it is sorted, and the scroll', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/message-center/index')
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
