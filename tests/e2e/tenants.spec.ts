import type { Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, openWindow, shellOf, test } from '../support/test'

const tokenPath = '/auth/sso/token/sso'

function tenantsOf(page: Page) {
  const menu = page.getByRole('menu', { name: '切换单位' })
  return {
    button: page.getByRole('button', { name: '切换单位' }),
    menu,
    tenant: (name: string) => menu.getByRole('menuitemradio', { name }),
    list: page.getByRole('dialog', { name: '切换单位' }),
    toast: page.getByText('切换失败', { exact: true }),
  }
}

/** Gives a user some more tenants, of which only the first two are real. */
function addTenants(space: Space, names: readonly string[]) {
  const own = space.users.get('zhangsan')?.tenants ?? []
  const more = names.map((othTenantName, at) => ({ tenantId: `more-${at}`, othTenantName }))
  space.users.update('zhangsan', { tenants: [...own, ...more] })
}

test.describe('the tenant menu', () => {
  test('[NAV-02] is opened and used by keyboard, ticks the present tenant and gives the focus back', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, tenants } = await visit('/index', { tenants: tenantsOf })
    await expect(tenants.button).toHaveText('云州市人民政府办公室')
    await tenants.button.focus()
    await page.keyboard.press('Enter')
    await expect(tenants.menu.getByRole('menuitemradio')).toHaveCount(2)
    await expect(tenants.tenant('云州市人民政府办公室')).toBeChecked()
    await expect(tenants.tenant('云州市发展和改革委员会')).not.toBeChecked()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(tenants.menu).toBeHidden()
    await expect(tenants.button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tenants.menu).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(tenants.tenant('云州市发展和改革委员会')).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(tenants.button).toHaveText('云州市发展和改革委员会')
  })

  test('[NAV-02] [ERR-01] names a tenant, or says that it has no name', async ({
    visit,
    space,
  }) => {
    const [own] = space.users.get('zhangsan')?.tenants ?? []
    if (!own) throw new Error('zhangsan has no tenant')
    space.users.update('zhangsan', {
      tenants: [
        { ...own, othTenantName: '', appName: '' },
        { tenantId: 'line', separator: true },
        { tenantId: 'short', appName: '市城管局' },
      ],
    })
    const { tenants } = await visit('/index', { tenants: tenantsOf })
    await expect(tenants.button).toHaveText('【该单位没有名称】')
    await tenants.button.click()
    await expect(tenants.tenant('市城管局')).toBeVisible()
    await expect(tenants.menu.getByRole('separator')).toHaveCount(1)
  })

  test('[NAV-02] has a filter for many tenants', { tag: '@long' }, async ({ visit, space }) => {
    addTenants(
      space,
      Array.from({ length: 14 }, (_, at) => `第${at}街道办事处${'及其下属单位'.repeat(at)}`),
    )
    const { page, tenants } = await visit('/index', { tenants: tenantsOf })
    await tenants.button.click()
    const filter = tenants.list.getByLabel('筛选单位')
    await expect(filter).toBeFocused()
    await expect(tenants.list.getByRole('button')).toHaveCount(16)
    await expectAccessible(page)
    await filter.fill('发展')
    await expect(tenants.list.getByRole('button')).toHaveText(['云州市发展和改革委员会'])
    await filter.fill('不存在')
    await expect(tenants.list.getByRole('status')).toHaveText('没有找到名称包含“不存在”的单位')
    await filter.fill('发展')
    await page.keyboard.press('ArrowDown')
    await expect(tenants.list.getByRole('button')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(filter).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tenants.list).toBeHidden()
    await expect(tenants.button).toHaveText('云州市发展和改革委员会')
  })
})

test.describe('switching', () => {
  // Requests that the former tenant's apps have in flight at that moment are refused.
  test.use({ allowedErrors: /status of 401/ })

  test('[NAV-05] [DESK-02] each tenant has its own apps and tabs', async ({ visit }) => {
    const { page, shell, tenants } = await visit('/forum/topics', { tenants: tenantsOf })
    await expect(shell.tab('论坛')).toBeVisible()
    await tenants.button.click()
    await tenants.tenant('云州市发展和改革委员会').click()
    await expect(page).toHaveURL(/\/index$/)
    await expect(shell.rail.getByRole('link')).toHaveCount(4)
    await expect(shell.tab('论坛')).toHaveCount(0)
    await expect(shell.tab('首页')).toBeVisible()

    await tenants.button.click()
    await tenants.tenant('云州市人民政府办公室').click()
    await expect(tenants.button).toHaveText('云州市人民政府办公室')
    await expect(shell.tab('论坛')).toBeVisible()
  })

  test('[NAV-05] [LIVE-02] another window goes along, and is asked if it has unsaved work', {
    tag: '@long',
  }, async ({ visit, context }) => {
    const { page } = await visit('/list/index')
    const clean = await openWindow(context, '/workflow/todo')
    const dirty = await openWindow(context, '/inbox/write')
    await shellOf(dirty).app('inbox').getByLabel('主题').fill('未写完的信')
    await expect(shellOf(dirty).tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)

    await tenantsOf(page).button.click()
    await tenantsOf(page).tenant('云州市发展和改革委员会').click()
    await expect(tenantsOf(page).button).toHaveText('云州市发展和改革委员会')
    await expect(tenantsOf(clean).button).toHaveText('云州市发展和改革委员会')
    const question = dirty.getByRole('alertdialog', { name: '内容尚未保存' })
    await expect(question).toContainText('其他窗口切换了单位或账号')
    await expect(shellOf(dirty).app('inbox').getByLabel('主题')).toHaveValue('未写完的信')
    await question.getByRole('button', { name: '放弃并转到首页' }).click()
    await expect(tenantsOf(dirty).button).toHaveText('云州市发展和改革委员会')
  })

  test('[NAV-05] [DESK-06] unsaved work is asked about, naming its app', async ({ visit }) => {
    const { page, shell, space } = await visit('/inbox/write')
    const subject = shell.app('inbox').getByLabel('主题')
    await subject.fill('未写完的信')
    await expect(shell.tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
    const tenants = tenantsOf(page)
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await tenants.button.click()
    await tenants.tenant('云州市发展和改革委员会').click()
    await expect(question).toContainText('「内部邮件」')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toBeHidden()
    await expect(subject).toHaveValue('未写完的信')
    expect(space.journal.find({ path: tokenPath })).toEqual([])
    await tenants.button.click()
    await tenants.tenant('云州市发展和改革委员会').click()
    await question.getByRole('button', { name: '放弃并切换' }).click()
    await expect(tenants.button).toHaveText('云州市发展和改革委员会')
  })

  test('[NAV-05] once at a time', { tag: '@long' }, async ({ visit, space }) => {
    space.faults.add({ path: tokenPath, kind: 'delay', delayMs: 60_000 })
    const { page, tenants } = await visit('/index', { tenants: tenantsOf })
    await tenants.button.click()
    await tenants.tenant('云州市发展和改革委员会').click()
    const busy = page.getByRole('button', { name: '正在切换单位…' })
    await busy.click()
    await expect(tenants.menu).toBeHidden()
    space.faults.clear()
    await expect(tenants.button).toHaveText('云州市发展和改革委员会')
    expect(space.journal.find({ path: tokenPath })).toHaveLength(1)
  })
})

test('[NAV-05] [ERR-01] a switch that fails says so, and can be made again', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space, allowErrors, tenants } = await visit('/list/index', { tenants: tenantsOf })
  allowErrors(/status of (?:422|502|503)/)
  for (const fault of [
    { kind: 'code', code: 9 },
    { kind: 'code', code: 0 },
    { kind: 'reset' },
  ] as const) {
    space.faults.add({ path: tokenPath, ...fault })
    await tenants.button.click()
    await tenants.tenant('云州市发展和改革委员会').click()
    await expect(tenants.toast).toBeVisible()
    await expect(tenants.button).toHaveText('云州市人民政府办公室')
    await expect(page).toHaveURL(/\/list\/index$/)
    space.faults.clear()
    await page.getByRole('button', { name: '关闭提示：切换失败' }).click()
  }
  await tenants.button.click()
  await tenants.tenant('云州市发展和改革委员会').click()
  await expect(tenants.button).toHaveText('云州市发展和改革委员会')
})

test('[NAV-02] [LOOK-04] the menu fits a phone, whatever its names', { tag: '@long' }, async ({
  page,
  visit,
  space,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  addTenants(space, ['云州市经济技术开发区综合行政执法局'.repeat(6)])
  const { tenants } = await visit('/index', { tenants: tenantsOf })
  await tenants.button.click()
  await expect(tenants.tenant('执法局')).toBeVisible()
  await expectAccessible(page)
  const box = await tenants.menu.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true)
  await expectNoSidewaysScroll(page)
})
