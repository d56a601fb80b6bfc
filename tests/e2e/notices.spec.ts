import { expect, shellOf, test } from '../support/test'

const noticePath = '/service-system/syssystemnotifications/listbyuser'

test.describe('a notice in the centre', { tag: '@long' }, () => {
  test.use({ scenario: 'notice-centre' })

  test('[NOTICE-01] can be closed after its countdown, comes once, and the version follows', async ({
    page,
    openAs,
    context,
  }) => {
    await page.clock.install()
    await openAs('zhangsan', '/inbox/list/1')
    const notice = page.getByRole('dialog', { name: '升级更新通知' })
    await expect(notice.locator('strong')).toHaveText('本周六 22:00')
    await expect(notice.getByText(/\d+ 秒后可关闭/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('button', { name: '关闭' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: '点击了解' })).toHaveCount(0)

    await page.clock.runFor(10_000)
    await expect(notice.getByRole('button', { name: '关闭' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notice).toHaveCount(0)

    const tip = page.getByRole('dialog', { name: '新版本 1.3 已上线' })
    await expect(tip).toContainText('标签页与皮肤')
    const opened = context.waitForEvent('page')
    await tip.getByRole('link', { name: '点击了解' }).click()
    const versions = await opened
    await expect(versions).toHaveURL(/\/version-manager\?fullscreen=1$/)
    await expect(versions.getByRole('heading', { level: 1, name: '版本信息' })).toBeVisible()
    await expect(versions.getByRole('navigation', { name: '应用导航' })).toHaveCount(0)
    await expect(tip).toHaveCount(0)

    const again = page.waitForResponse(/\/notices$/)
    await page.reload()
    await (await again).finished()
    await expect(shellOf(page).banner).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('a notice in the corner', { tag: '@long' }, () => {
  test.use({ scenario: 'notice-corner' })

  test('[NOTICE-01] closes by itself, unless read', async ({ page, openAs }) => {
    await page.clock.install()
    await openAs('zhangsan', '/inbox/list/1')
    const notice = page.getByRole('dialog', { name: '值班提醒' })
    await expect(notice).toContainText('节假日值班表已发布')
    await notice.hover()
    await page.clock.runFor(20_000)
    await expect(notice).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(9_000)
    await expect(notice).toHaveCount(0)
  })

  test('[NOTICE-01] is closed by its cross or by Escape', async ({ visit }) => {
    const { page } = await visit('/inbox/list/1')
    const notice = page.getByRole('dialog', { name: '值班提醒' })
    await notice.getByRole('button', { name: '关闭' }).click()
    await expect(notice).toHaveCount(0)
  })
})

test.describe('no notice', { tag: '@long' }, () => {
  test('[NOTICE-01] nothing is asked for before the page is there, and none is shown', async ({
    visit,
  }) => {
    const { page, space } = await visit('/inbox/list/1')
    await expect.poll(() => space.journal.find({ path: noticePath })).toHaveLength(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[NOTICE-01] a failure costs users nothing', async ({ visit, space }) => {
    space.faults.add({ path: '/service-system/sys*/listbyuser', kind: 'status', status: 500 })
    const { page, shell } = await visit('/inbox/list/1')
    await expect.poll(() => space.journal.find({ path: noticePath })).not.toHaveLength(0)
    await expect(shell.app('inbox').locator('li.mail').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('several things at once', () => {
  test.use({ scenario: 'password-expiring' })

  test('[NOTICE-01] [NOTICE-02] the password’s dialog comes first', async ({ visit, space }) => {
    space.scenario.systemNotices.push({
      ...{ id: 'n1', title: '', content: '<p>维护</p>', remind: 0 },
      ...{ reminderOperation: 0, reminderLocation: 0, reminderFrequency: 0 },
      ...{ shutdownLen: 0, countdownLen: 0 },
    })
    const { page } = await visit('/inbox/list/1')
    const reminder = page.getByRole('alertdialog')
    await expect(reminder).toBeVisible()
    await page.clock.install()
    await page.clock.runFor(5_000)
    const notice = page.getByRole('dialog', { name: '升级更新通知' })
    await expect(notice).toHaveCount(0)
    await reminder.getByRole('button').first().click()
    await expect(notice).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notice).toHaveCount(0)
  })
})
