import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, longUnless, shellOf, test } from '../support/test'

test.describe.configure({ timeout: 90_000 })

const folded = ['日程中心', '小云助手', '文件中心', '24小时服务', '下载管理', '待办中心']

const button = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

function hasNoSidewaysScroll(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
}

test('[NAV-03] the bar’s entries open what they name', { tag: '@long' }, async ({ visit }) => {
  const { page, shell } = await visit('/index')
  const { tab, banner } = shell
  await expect(button(page, '更多功能')).toBeHidden()
  await button(page, '日程中心').click()
  await expect(tab('日程中心')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/scheduleCenter/center/index')
  await button(page, '待办中心').click()
  await expect(page).toHaveURL('/pendCenter/handle?menu=handle&code=handleall')
  await expect(button(page, '24小时服务')).toHaveAttribute('target', '_blank')
  await expect(banner.getByRole('button', { name: '小云助手' })).toHaveCount(2)
  await expectAccessible(page)
})

test('[NAV-03] every entry of the bar is reached and worked by the keyboard', async ({ visit }) => {
  const { page, shell } = await visit('/list/index')
  const { banner } = shell
  await expect(button(page, '待办中心')).toBeVisible()
  const names = await banner
    .locator('[data-entry] [role="button"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names).toContain('待办中心')
  await button(page, names[0] ?? '').focus()
  for (const name of names.slice(1)) {
    await page.keyboard.press('Tab')
    // A popover that opens on focus comes in between.
    while (!(await page.evaluate(() => document.activeElement?.closest('[data-entry]'))))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(button(page, name ?? '')).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/^[^?]*\/pendCenter\/handle/)
})

test('[NAV-03] with a modifier key an entry opens in another tab', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, context } = await visit('/list/index')
  const opened = context.waitForEvent('page')
  await button(page, '日程中心').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/scheduleCenter/center/index')
  await expect(page).toHaveURL('/list/index')
})

test('[NAV-03] a popover escaped in time stays away', { tag: '@long' }, async ({
  page,
  openAs,
}) => {
  await page.clock.install()
  await openAs('zhangsan', '/list/index')
  await expect(shellOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
  await button(page, '文件中心').focus()
  await page.keyboard.press('Escape')
  await page.clock.runFor(2_000)
  await expect(button(page, '文件中心')).toHaveAttribute('aria-expanded', 'false')
  await button(page, '下载管理').focus()
  await button(page, '文件中心').focus()
  await page.clock.runFor(2_000)
  await expect(button(page, '文件中心')).toHaveAttribute('aria-expanded', 'true')
})

for (const width of [1024, 768, 360]) {
  test(
    `[NAV-03] at ${width} px the entries fold into one menu, and none is lost`,
    longUnless(width === 1024),
    async ({ page, openAs }) => {
      await page.setViewportSize({ width, height: 740 })
      await openAs('zhangsan', '/list/index')
      for (const name of folded) await expect(button(page, name)).toBeHidden()
      for (const name of ['公文检索', '消息中心', '张三'])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 })
      expect(await hasNoSidewaysScroll(page)).toBe(true)

      const more = button(page, '更多功能')
      await more.focus()
      await page.keyboard.press('Enter')
      const menu = page.getByRole('menu', { name: '更多功能' })
      for (const name of folded)
        await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(more).toBeFocused()

      await page.keyboard.press('Enter')
      await menu.getByRole('menuitem', { name: '下载管理' }).click()
      const drawer = page.getByRole('dialog', { name: '文件下载管理器' })
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
      await expect(more).toBeFocused()

      await more.click()
      await menu.getByRole('menuitem', { name: '文件中心' }).click()
      const files = page.getByRole('dialog', { name: '文件中心' })
      await expect(files).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(files).toHaveCount(0)
      await expect(more).toBeFocused()

      await more.click()
      await menu.getByRole('menuitem', { name: '日程中心' }).click()
      await expect(page).toHaveURL('/scheduleCenter/center/index')
    },
  )
}

test('[NAV-01] [NAV-03] lost pictures make room for signs', { tag: '@long' }, async ({
  visit,
  space,
}) => {
  space.constants.set('AI_ICON', 'file-that-is-gone')
  const name = '云'.repeat(60)
  const [own] = space.users.get('zhangsan')?.tenants ?? []
  const sign = { othTenantShowType: '1', othTenantShowName: name, othTenantImg: 'file-gone' }
  space.users.update('zhangsan', { tenants: [{ tenantId: 'yz-zfb', ...own, ...sign }] })
  const { page, allowErrors } = await visit('/list/index')
  allowErrors(/status of 404/)
  await expect(button(page, '小云助手').locator('svg')).toBeVisible()
  const home = page.getByRole('banner').getByRole('link', { name })
  await expect(home.locator('svg')).toBeVisible()
  await expect(home).toHaveAttribute('title', name)
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  for (const one of ['公文检索', '消息中心', '张三'])
    await expect(button(page, one)).toBeInViewport({ ratio: 1 })
})

test('[NAV-04] the personal menu offers what flags and apps allow', async ({ visit }) => {
  const { page, context } = await visit('/list/index')
  await button(page, '张三').click()
  const menu = page.getByRole('menu', { name: '个人菜单' })
  await expect(menu).toContainText('张三')
  await expect(menu).toContainText('云州市人民政府办公室综合科')
  await expect(menu).toContainText('专属维保')
  for (const name of ['更换皮肤', '修改密码', '个人中心', '操作指南', '版本信息', '退出系统'])
    await expect(menu.getByRole('menuitem', { name })).toBeVisible()
  await menu.getByRole('menuitem', { name: '收藏管理' }).click()
  await expect(page).toHaveURL('/personCollect/myCollect?classify=allCollect&menu=collect')
  await button(page, '张三').click()
  const opened = context.waitForEvent('page')
  await menu.getByRole('menuitem', { name: '版本信息' }).click()
  await expect(await opened).toHaveURL('/version-manager?fullscreen=1')
})

test.describe('a user with fewer flags and apps', () => {
  test.use({ scenario: 'all-flags-on' })

  test('[NAV-04] sees no entry that is switched off or has no app', async ({ visit }) => {
    const { page } = await visit('/list/index', 'lisi')
    await button(page, '李四').click()
    const menu = page.getByRole('menu', { name: '个人菜单' })
    await expect(menu.getByRole('menuitem', { name: '修改密码' })).toBeVisible()
    for (const name of ['更换皮肤', '收藏管理', '操作指南', '版本信息'])
      await expect(menu.getByRole('menuitem', { name })).toHaveCount(0)
  })
})
