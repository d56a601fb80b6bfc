import {
  handOverWayNames,
  handOverWays,
  orderHandOver,
} from '../../mock-platform/data/hand-over-ways'
import { noticesModel } from '../../mock-platform/data/notices'
import type { User } from '../../mock-platform/data/users'
import { expectAccessible } from '../support/accessible'
import { expect, longUnless, shellOf, test } from '../support/test'

test.describe('from another system', () => {
  for (const way of handOverWayNames) {
    test(
      `[AUTH-11] ${handOverWays[way].system} leads into the portal, and its token stays nowhere`,
      longUnless(way === handOverWayNames[0]),
      async ({ page, stack, space }) => {
        const other = `${stack.mock.url}/external/hand-over/?space=${space.id}`
        await page.goto(`${other}&portal=${encodeURIComponent(stack.portal.url)}`)
        await page.getByLabel('账号').selectOption('lisi')
        const seen: string[] = []
        page.on('request', (request) => seen.push(request.headers().referer ?? ''))
        const { system, path } = handOverWays[way]
        await page.getByRole('button', { name: `${system} ${path}`, exact: true }).click()
        await expect(page).toHaveURL(`${stack.portal.url}/inbox/list/1`)
        await expect(shellOf(page).tab('内部邮件')).toBeVisible()
        await expect(page.getByRole('button', { name: '李四' })).toBeVisible()
        expect(seen.join()).not.toContain('tk_')
        expect(await page.content()).not.toContain('tk_ho')
        expect(await page.evaluate(() => document.referrer)).not.toContain('tk_')
        // One step of the history leads back to the other system, not to the address with the token.
        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`^${stack.mock.url}/external/hand-over/`))
      },
    )
  }
})

test.describe('with somebody signed in', () => {
  // The first window's apps still send requests with a token that is no longer valid.
  test.use({ allowedErrors: /status of 401/ })

  test('[AUTH-11] [SAFE-14] the user of the hand-over replaces the one signed in, who agreed, in other windows too', async ({
    visit,
  }) => {
    const { page, context, space, stack } = await visit.mounted('/index')
    const second = await context.newPage()
    const user = space.users.get('lisi') as User
    const { path } = orderHandOver(space, { way: 'ssoLogin', user, url: '/inbox/list/1' })
    await second.goto(stack.portal.url + path)
    await expect(second).toHaveTitle('切换登录 - 协同办公门户')
    await expect(second.getByRole('main')).toContainText(/张三（.*李四（/)
    await expectAccessible(second)
    await expect(page.getByRole('button', { name: '张三' })).toBeVisible()
    await second.getByRole('button', { name: '切换登录' }).click()
    await expect(second.getByRole('button', { name: '李四' })).toBeVisible()
    await expect(page.getByRole('button', { name: '李四' })).toBeVisible()
  })

  test('[SAFE-14] a user who stays keeps the session, by keyboard too', async ({ visit }) => {
    const { page, context, space, stack } = await visit('/index')
    const second = await context.newPage()
    const { path } = orderHandOver(space, {
      way: 'ssoLogin',
      user: space.users.get('lisi') as User,
    })
    await second.goto(stack.portal.url + path)
    await second.keyboard.press('Tab')
    await expect(second.getByRole('button', { name: '继续使用' })).toBeFocused()
    await second.keyboard.press('Enter')
    await expect(second).toHaveURL('/index')
    for (const window of [page, second]) {
      await expect(window.getByRole('button', { name: '张三' })).toBeVisible()
    }
  })
})

test.describe('a hand-over that fails', () => {
  test.use({ allowedErrors: /status of 4\d\d|frame-ancestors|X-Frame-Options|BLOCKED_BY_RESPONSE/ })

  test('[AUTH-11] says why; the login form leads on', { tag: '@long' }, async ({
    page,
    stack,
    space,
    signIn,
  }) => {
    const other = `${stack.mock.url}/external/hand-over/?space=${space.id}`
    await page.goto(`${other}&portal=${encodeURIComponent(stack.portal.url)}`)
    await page.getByLabel('登录票据').selectOption('已被使用')
    await page.getByRole('button', { name: '政务钉钉' }).click()
    await expect(page).toHaveURL(/\/zwddErrorPage\?reason=used/)
    await expect(page).toHaveTitle('政务钉钉登录失败 - 协同办公门户')
    await expect(page.getByText('登录凭证已被使用')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '重新登录' })).toBeFocused()
    await page.keyboard.press('Enter')
    await signIn('lisi')
    await expect(page).toHaveURL(`${stack.portal.url}/inbox/list/1`)
  })

  test('[SAFE-03] no foreign page signs anybody in', async ({ page, context, stack, space }) => {
    const user = space.users.get('lisi') as User
    const { path } = orderHandOver(space, { way: 'ssoLogin', user })
    await page.goto(`${stack.mock.url}/external/hand-over/?space=${space.id}`)
    await page.evaluate(async (address) => {
      for (const name of ['iframe', 'img'] as const) {
        const element = document.createElement(name)
        element.src = address
        const done = new Promise((resolve) => {
          element.onload = resolve
          element.onerror = resolve
        })
        document.body.append(element)
        await done
      }
    }, stack.portal.url + path)
    const names = (await context.cookies(stack.portal.url)).map(({ name }) => name)
    expect(names).not.toContain('portal')
    await page.goto(stack.portal.url + path)
    await expect(page.getByRole('button', { name: '李四' })).toBeVisible()
  })
})

test('[GUARD-04] a public notice is read without signing in', async ({ page, space }) => {
  const notice = space
    .collection(noticesModel)
    .all()
    .find(({ type }) => type === '公告')
  await page.goto(`/noticeDetail?id=${notice?.id}@${space.id}`)
  await expect(page).toHaveTitle('通知详情 - 协同办公门户')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice?.title ?? '')
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible()
})
