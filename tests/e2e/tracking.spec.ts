import type { Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { mattersModel, unreadOf } from '../../mock-platform/data/tracked-matters'
import { expectAccessible } from '../support/accessible'
import { expect, longUnless, shellOf, test } from '../support/test'

const service = '/service-system/workimplementation'

const entryOf = (page: Page) => page.getByRole('button', { name: /^盯落实/ })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: '盯落实' })
const rowsOf = (page: Page) =>
  drawerOf(page).getByRole('list', { name: '盯落实事项' }).getByRole('button')

function unreadIn(space: Space): number {
  const user = space.users.get('zhangsan')
  return user ? unreadOf(space, user) : -1
}

async function openDrawer(page: Page) {
  await entryOf(page).click()
  await expect(rowsOf(page).first()).toBeVisible()
}

/** How much of the entry is visible above the window's lower edge (px). */
async function rim(page: Page): Promise<number> {
  const top = (await entryOf(page).boundingBox())?.y ?? Number.NaN
  return (page.viewportSize()?.height ?? 0) - top
}

test.describe('the entry', () => {
  test('[AID-03] shows the unread total, goes after 10 s, and comes back for pointer and focus', {
    tag: '@long',
  }, async ({ page, openAs, space }) => {
    await page.clock.install()
    await openAs('zhangsan', '/list/index')
    await page.clock.runFor(3_000)
    await expect(entryOf(page)).toHaveAccessibleName(`盯落实，${unreadIn(space)} 条未读`)
    await expect.poll(() => rim(page)).toBeGreaterThanOrEqual(44)
    await page.clock.runFor(10_500)
    await expect(entryOf(page)).toHaveAttribute('data-away')
    await expect.poll(() => rim(page)).toBeLessThanOrEqual(12)
    await entryOf(page).hover({ position: { x: 40, y: 4 } })
    await expect(entryOf(page)).not.toHaveAttribute('data-away')
    await page.mouse.move(300, 300)
    await page.clock.runFor(10_500)
    await expect(entryOf(page)).toHaveAttribute('data-away')
    await entryOf(page).focus()
    await expect(entryOf(page)).not.toHaveAttribute('data-away')
    await page.clock.runFor(30_000)
    await expect(entryOf(page)).not.toHaveAttribute('data-away')
    await page.keyboard.press('Enter')
    await expect(drawerOf(page)).toBeVisible()
  })

  for (const value of ['0', '', 'on']) {
    test(
      `[AID-03] is not there if WORK_IMPLEMENTTATION is '${value}'`,
      longUnless(value === '0'),
      async ({ page, openAs, space }) => {
        space.constants.set('WORK_IMPLEMENTTATION', value)
        const answered = page.waitForResponse('**/tracking/state')
        await openAs('zhangsan', '/list/index')
        await answered
        await expect(shellOf(page).tabs).toBeVisible()
        await expect(entryOf(page)).toHaveCount(0)
        expect(space.journal.find({ path: `${service}/unread` })).toEqual([])
      },
    )
  }

  test('[AID-03] [HOLD-01] is not there if its service fails', { tag: '@long' }, async ({
    page,
    openAs,
    space,
  }) => {
    space.faults.add({ path: `${service}/*`, kind: 'status', status: 500 })
    const answered = page.waitForResponse('**/tracking/state')
    await openAs('zhangsan', '/list/index')
    expect((await answered).status()).toBe(200)
    await expect(shellOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
    await expect(entryOf(page)).toHaveCount(0)
  })

  test('[AID-03] [HOLD-01] keeps an open drawer, and what is typed in it, if its service fails later', async ({
    visit,
    space,
  }) => {
    const { page } = await visit('/list/index')
    await openDrawer(page)
    space.faults.add({ path: `${service}/unread`, kind: 'status', status: 500 })
    const answered = page.waitForResponse('**/tracking/state')
    await rowsOf(page).first().click()
    const text = drawerOf(page).getByRole('textbox', { name: '内容' })
    await text.fill('还没有写完')
    await answered
    // The dialog hides the entry from screen readers.
    const entry = page.getByRole('button', { name: /^盯落实/, includeHidden: true })
    await expect(entry).toBeVisible()
    await expect(text).toHaveValue('还没有写完')
  })

  test('[AID-03] is not in the way of an app alone', { tag: '@long' }, async ({ visit }) => {
    const { page, shell } = await visit('/version-manager?fullscreen=1')
    await expect(shell.pane('version-manager')).toContainText('VERSION 1.3')
    await expect(entryOf(page)).toHaveCount(0)
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: { width: 1600, height: 900 } })

  test('[AID-03] is 1335 px wide, then 914 px, and the focus goes along', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit('/list/index')
    await openDrawer(page)
    const width = async () => (await drawerOf(page).boundingBox())?.width
    await expect.poll(width).toBe(1335)
    await expectAccessible(page)
    const first = rowsOf(page).first()
    const matter = await first.getAttribute('data-matter')
    await first.click()
    await expect(drawerOf(page).getByRole('heading', { name: '落实情况' })).toBeVisible()
    await expect.poll(width).toBe(914)
    const back = drawerOf(page).getByRole('button', { name: '返回列表' })
    await expect(back).toBeFocused()
    await expectAccessible(page)
    await back.click()
    await expect.poll(width).toBe(1335)
    await expect(page.locator(`[data-matter="${matter}"]`)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toHaveCount(0)
    await expect(entryOf(page)).toBeFocused()
  })

  test.describe('at length', { tag: '@long' }, () => {
    test('[AID-03] reading a matter lowers the total', async ({ visit }) => {
      const { page, space } = await visit('/list/index')
      await openDrawer(page)
      const before = unreadIn(space)
      await expect(drawerOf(page).getByText(`${before} 条未读`, { exact: true })).toBeVisible()
      await rowsOf(page).first().click()
      await drawerOf(page).getByRole('button', { name: '返回列表' }).click()
      const after = unreadIn(space)
      expect(after).toBeLessThan(before)
      await expect(drawerOf(page).getByText(`${after} 条未读`, { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(entryOf(page)).toHaveAccessibleName(`盯落实，${after} 条未读`)
    })

    test('[AID-03] a report changes the matter, and what is refused stays as it was typed', async ({
      visit,
      space,
    }) => {
      const own = space
        .collection(mattersModel)
        .all()
        .find(({ ownerAccount, progress }) => ownerAccount === 'zhangsan' && progress < 100)
      if (!own) throw new Error('zhangsan answers for nothing')
      const { page } = await visit('/list/index')
      await openDrawer(page)
      await page.locator(`[data-matter="${own.id}"]`).click()
      const form = drawerOf(page).getByRole('form', { name: '填写内容' })
      const text = form.getByRole('textbox', { name: '内容' })
      const submit = form.getByRole('button', { name: '提交' })
      await submit.click()
      await expect(form.getByRole('alert')).toHaveText('请填写内容')
      await text.fill('长'.repeat(501))
      await submit.click()
      await expect(form.getByRole('alert')).toHaveText('内容不能超过 500 字')
      await text.fill('已召开协调会，问题全部解决。')
      const percent = form.getByRole('spinbutton')
      for (const wrong of [String(own.progress - 1), '101', '', '99.5']) {
        await percent.fill(wrong)
        await submit.click()
        await expect(form.getByRole('alert')).toContainText('100 之间的整数')
      }
      expect(space.journal.find({ path: `${service}/${own.id}/entry` })).toEqual([])
      await percent.fill('95')
      await submit.click()
      const latest = drawerOf(page).getByRole('listitem').first()
      await expect(latest).toContainText('已召开协调会，问题全部解决。')
      await expect(latest).toContainText('进度 95%')
      await expect(text).toHaveValue('')
      expect(space.collection(mattersModel).get(own.id)).toMatchObject({ progress: 95 })
    })

    test('[AID-03] a user who does not answer for it urges', async ({ visit, space }) => {
      const other = space
        .collection(mattersModel)
        .all()
        .find(
          ({ tenantId, ownerAccount, progress }) =>
            tenantId === space.users.get('zhangsan')?.tenantId &&
            ownerAccount !== 'zhangsan' &&
            progress < 100,
        )
      if (!other) throw new Error('zhangsan answers for everything')
      const { page } = await visit('/list/index')
      await openDrawer(page)
      await page.locator(`[data-matter="${other.id}"]`).click()
      const form = drawerOf(page).getByRole('form', { name: '填写内容' })
      await expect(form.getByRole('radio', { name: '汇报进展' })).toHaveCount(0)
      await form.getByRole('radio', { name: '催办' }).check()
      await form.getByRole('textbox', { name: '内容' }).fill('请于周五前反馈。')
      await form.getByRole('button', { name: '提交' }).click()
      await expect(drawerOf(page).getByRole('listitem').first()).toContainText('请于周五前反馈。')
      expect(space.collection(mattersModel).get(other.id)?.entries.at(-1)).toMatchObject({
        kind: 'urge',
        account: 'zhangsan',
        text: '请于周五前反馈。',
      })
    })

    test('[AID-03] states and words narrow the list', async ({ visit }) => {
      const { page } = await visit('/list/index')
      await openDrawer(page)
      await expect(rowsOf(page)).toHaveCount(9)
      await drawerOf(page).getByRole('button', { name: '已逾期', exact: true }).click()
      await expect(rowsOf(page)).toHaveCount(2)
      await drawerOf(page).getByRole('button', { name: '全部', exact: true }).click()
      const search = drawerOf(page).getByRole('searchbox')
      await search.fill('防汛')
      await search.press('Enter')
      await expect(rowsOf(page)).toHaveCount(1)
      await search.fill("' OR 1=1 --")
      await search.press('Enter')
      await expect(drawerOf(page).getByText('没有符合条件的事项')).toBeVisible()
      await search.fill('')
      await expect(rowsOf(page)).toHaveCount(9)
    })

    test('[AID-03] what fails says so, and comes after 重试', async ({ visit }) => {
      const { page, space, allowErrors } = await visit('/list/index')
      allowErrors(/status of 502/)
      await expect(entryOf(page)).toBeVisible()
      const fault = { kind: 'status', status: 500 } as const
      space.faults.add({ ...fault, path: `${service}/page` })
      await entryOf(page).click()
      await expect(drawerOf(page).getByRole('alert')).toContainText('事项加载失败')
      space.faults.clear()
      await drawerOf(page).getByRole('button', { name: '重试' }).click()
      space.faults.add({ ...fault, path: `${service}/*/read` })
      await rowsOf(page).first().click()
      await expect(drawerOf(page).getByRole('alert')).toContainText('事项加载失败')
      space.faults.clear()
      await drawerOf(page).getByRole('button', { name: '重试' }).click()
      const form = drawerOf(page).getByRole('form', { name: '填写内容' })
      await form.getByRole('radio', { name: '回复' }).check()
      await form.getByRole('textbox', { name: '内容' }).fill('收到')
      space.faults.add({ ...fault, path: `${service}/*/entry` })
      await form.getByRole('button', { name: '提交' }).click()
      await expect(form.getByRole('alert')).toContainText('服务出现错误')
      await expect(form.getByRole('textbox', { name: '内容' })).toHaveValue('收到')
    })
  })
})

test('[AID-03] [LOOK-04] the drawer fits a phone', {
  tag: '@long',
}, async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/list/index')
  await openDrawer(page)
  expect((await drawerOf(page).boundingBox())?.width).toBe(390)
  await expectAccessible(page)
  await rowsOf(page).first().click()
  await expect(drawerOf(page).getByRole('heading', { name: '落实情况' })).toBeVisible()
  expect((await drawerOf(page).boundingBox())?.width).toBe(390)
  expect(await drawerOf(page).evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
