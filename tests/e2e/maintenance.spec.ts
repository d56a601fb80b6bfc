import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, longUnless, popupOf, test } from '../support/test'

const userButtonOf = (page: Page, name = '张三') =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '维保权益对比' })
/** The headings of the highlighted columns. */
const highlighted = (page: Page) => dialogOf(page).locator('thead th[data-current]')

async function open(page: Page, name?: string) {
  await userButtonOf(page, name).click()
  await page.getByRole('menuitem', { name: /^维保服务/ }).click()
  await expect(dialogOf(page)).toBeVisible()
}

test.describe('维保权益对比', () => {
  test.use({ viewport: { width: 1600, height: 1000 } })

  test('[ME-05] compares 14 items of four levels on 1370 px, and gives the focus back', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page } = await visit('/list/index')
    await open(page)
    const dialog = dialogOf(page)
    expect((await dialog.boundingBox())?.width).toBe(1370)
    await expect(dialog.getByRole('rowheader')).toHaveCount(14)
    await expect(dialog.getByRole('rowheader').first()).toHaveText('1使用咨询')
    await expect(dialog.getByRole('rowheader').last()).toHaveText('14驻场服务')
    const counts = [0, 0, 0, 0]
    for (const row of await dialog.locator('tbody tr').all()) {
      for (const [index, cell] of (await row.getByRole('cell').all()).entries()) {
        if ((await cell.textContent()) === '包含') counts[index] = (counts[index] ?? 0) + 1
      }
    }
    expect(counts).toEqual([0, 3, 11, 14])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(userButtonOf(page)).toBeFocused()
  })

  for (const [level, name] of [
    [1, '维保已过期'],
    [2, '基础维保'],
    [3, '标准维保'],
    [4, '专属维保'],
  ] as const) {
    test(
      `[ME-05] highlights level ${level}, ${name}, and the menu names it`,
      longUnless(level === 1),
      async ({ visit, space }) => {
        const user = space.users.get('zhangsan')
        const tenants = (user?.tenants ?? []).map((tenant) => ({
          ...tenant,
          othMaintenanceType: level,
        }))
        space.users.update('zhangsan', { tenants })
        const { page } = await visit('/list/index')
        await userButtonOf(page).click()
        await expect(page.getByRole('menuitem', { name: /^维保服务/ })).toContainText(name)
        await page.getByRole('menuitem', { name: /^维保服务/ }).click()
        await expect(highlighted(page)).toHaveText([`${name}当前`])
        await expect(dialogOf(page).locator('td[data-current]')).toHaveCount(14)
      },
    )
  }

  for (const odd of [9, 0, 'gold', null] as const) {
    test(
      `[ME-05] highlights nothing if the backend says ${odd}, and the page is whole`,
      longUnless(odd === 9),
      async ({ visit, space }) => {
        const user = space.users.get('zhangsan')
        const tenants = (user?.tenants ?? []).map((tenant) => ({
          ...tenant,
          othMaintenanceType: odd as number,
        }))
        space.users.update('zhangsan', { tenants })
        const { page } = await visit('/list/index')
        await expect(page.getByRole('button', { name: /^切换单位/ })).toBeVisible()
        await open(page)
        await expect(dialogOf(page)).toContainText('暂未获取到本单位的维保等级')
        await expect(highlighted(page)).toHaveCount(0)
      },
    )
  }
})

test('[ME-05] [LOOK-04] the comparison fits a phone', {
  tag: '@long',
}, async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/list/index')
  await open(page)
  const scroll = dialogOf(page).getByRole('region', { name: '各级维保服务包含的内容' })
  const item = dialogOf(page).getByRole('rowheader').first()
  const before = (await item.boundingBox())?.x
  await scroll.evaluate((element) => element.scrollTo({ left: 10_000 }))
  expect(await scroll.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50)
  expect((await item.boundingBox())?.x).toBeCloseTo(before ?? -1, 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

test('[ME-09] 关于 shows the system’s name and VERSION 1.3', { tag: '@long' }, async ({
  visit,
}) => {
  const { page } = await visit('/list/index', 'lisi')
  await userButtonOf(page, '李四').click()
  await page.getByRole('menuitem', { name: '关于' }).click()
  const dialog = page.getByRole('dialog', { name: '关于' })
  await expect(dialog).toContainText('协同办公门户')
  await expect(dialog).toContainText('VERSION 1.3')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(userButtonOf(page, '李四')).toBeFocused()
})

test.describe('操作指南', () => {
  const choose = async (page: Page) => {
    await userButtonOf(page).click()
    await page.getByRole('menuitem', { name: '操作指南' }).click()
  }

  test('[NAV-04] opens the tenant’s guide in a window of its own', async ({ visit }) => {
    const { page } = await visit('/list/index')
    const viewer = await popupOf(page, () => choose(page))
    await expect(viewer).toHaveURL(/\/file-viewer\?fileId=file-operation-guide/)
    await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('操作指南')
    expect(await viewer.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL('/list/index')
  })

  for (const value of ['', '   ']) {
    test(
      `[NAV-04] [ERR-01] says 暂无操作指南 if the constant is '${value}'`,
      longUnless(value === ''),
      async ({ visit, space }) => {
        space.constants.set('SYS_DOC_VIEW_URL', value)
        const { page } = await visit('/list/index')
        await choose(page)
        await expect(page.locator('[data-toast]')).toContainText('暂无操作指南')
        expect(page.context().pages()).toHaveLength(1)
      },
    )
  }

  test('[NAV-04] says so while the service fails, and opens nothing', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, space, allowErrors } = await visit('/list/index')
    allowErrors(/status of 502/)
    space.faults.add({
      path: '/service-system/setconstant/value/SYS_DOC_VIEW_URL',
      kind: 'status',
      status: 500,
    })
    await choose(page)
    await expect(page.locator('[data-toast]')).toContainText('服务出现错误')
    expect(page.context().pages()).toHaveLength(1)
  })
})
