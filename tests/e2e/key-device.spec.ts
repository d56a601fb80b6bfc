import type { Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { expect, shellOf, test } from '../support/test'

const keyCalls = '/key-device'

/** Simulates a machine without the key's program; counts the calls. */
async function refuseCalls(page: Page, space: Space) {
  let refused = 0
  await page.route(`${space.origin}${keyCalls}**`, (route) => {
    refused += 1
    return route.abort()
  })
  return () => refused
}

test.describe('a user who signed in by a user key', () => {
  test.use({ allowedErrors: /ERR_FAILED/ })

  test.beforeEach(async ({ page, space, openAs }) => {
    space.users.update('zhangsan', { loginType: '1', logoutLen: 600 })
    await page.clock.install()
    await openAs('zhangsan', '/index')
    await expect(shellOf(page).tab('首页')).toBeVisible()
  })

  test('[AUTH-13] stays while it is plugged in, and no longer', async ({ page, space }) => {
    await page.clock.fastForward(5_000)
    await expect.poll(() => space.journal.find({ path: keyCalls }).length).toBeGreaterThan(0)
    const asked = space.journal.find({ path: keyCalls }).length
    await page.clock.fastForward(5_000)
    await expect.poll(() => space.journal.find({ path: keyCalls }).length).toBeGreaterThan(asked)
    await expect(shellOf(page).tab('首页')).toBeVisible()

    space.users.update('zhangsan', { keyPluggedIn: false })
    await page.clock.fastForward(5_000)
    await expect(page).toHaveURL('/login?redirect=%2Findex&left=key')
    await expect(
      page.getByRole('status').filter({ hasText: '用户钥匙设备已断开，系统已自动退出' }),
    ).toBeVisible()
    expect(space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)
  })

  test('[AUTH-13] is signed out by a silent machine', { tag: '@long' }, async ({ page, space }) => {
    await page.clock.fastForward(5_000)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('portal-key-seen')))
      .toBe('1')
    const refused = await refuseCalls(page, space)
    await expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(page).toHaveURL('/login?redirect=%2Findex&left=key', { timeout: 1_000 })
    }).toPass()
    expect(refused()).toBe(2)
  })

  test('[AUTH-13] is left in peace by a machine that never answered', { tag: '@long' }, async ({
    page,
    space,
  }) => {
    const refused = await refuseCalls(page, space)
    await expect(async () => {
      await page.clock.fastForward(5_000)
      expect(refused()).toBeGreaterThan(3)
    }).toPass()
    await expect(shellOf(page).tab('首页')).toBeVisible()
  })
})

test('[AUTH-13] a user who signed in without a key is not asked for one', { tag: '@long' }, async ({
  page,
  openAs,
  space,
}) => {
  await page.clock.install()
  const watching = page.waitForResponse((answer) => /\/leaving-/.test(answer.url()))
  await openAs('zhangsan', '/index')
  await page.clock.fastForward(5_000)
  await watching
  await page.clock.fastForward(5_000)
  await expect(shellOf(page).tab('首页')).toBeVisible()
  expect(space.journal.find({ path: keyCalls })).toEqual([])
})
