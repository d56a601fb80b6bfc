import type { Page } from '@playwright/test'
import { expect, longUnless, openWindow, shellOf, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

const wantOut = (page: Page) => chooseInMenu(page, '张三', '退出系统')

async function signOut(page: Page) {
  await wantOut(page)
  await page.getByRole('alertdialog').getByRole('button', { name: '退出系统' }).click()
}

const cover = (page: Page) => page.getByRole('dialog', { name: '退出系统' })

test.describe('signing out', () => {
  test('[ME-07] covers the page, ends the session, keeps the open tabs', async ({ visit }) => {
    const { page, shell, space } = await visit('/inbox/list/1')
    await expect(shell.app('inbox').locator('li.mail').first()).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('some-marker', '1'))
    space.faults.add({ path: '/auth/token/logout', kind: 'delay', delayMs: 60_000 })
    await signOut(page)
    await expect(cover(page)).toContainText('正在退出…')
    await page.keyboard.press('Escape')
    await expect(cover(page)).toBeVisible()
    space.faults.clear()
    await expect(page).toHaveURL('/login')
    expect(space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)
    const kept = await page.evaluate(() => Object.keys(sessionStorage))
    expect(kept).not.toContain('some-marker')
    expect(kept).toContainEqual(expect.stringMatching(/^desk-/))
    await page.goto('/inbox/list/1')
    await expect(page).toHaveURL('/login?redirect=%2Finbox%2Flist%2F1')
  })

  test('[ME-07] leads to where the tenant wants', async ({ visit, space }) => {
    const target = `${space.origin}/external/policy/?from=portal`
    space.constants.set('LOGOUT_REDIRECT_URL', target)
    const { page } = await visit.mounted('/index')
    await signOut(page)
    await expect(page).toHaveURL(target)
  })

  test('[ME-07] leads to a path of the portal', { tag: '@long' }, async ({ visit, space }) => {
    space.constants.set('LOGOUT_REDIRECT_URL', '/login?from=logout')
    const { page } = await visit.mounted('/index')
    await signOut(page)
    await expect(page).toHaveURL('/login?from=logout')
  })

  for (const odd of ['javascript:alert(1)', '//evil.example', 'www.example.cn']) {
    test(
      `[ME-07] ignores ${odd}, and says so in the log`,
      longUnless(odd.startsWith('javascript:')),
      async ({ visit, space, stack }) => {
        space.constants.set('LOGOUT_REDIRECT_URL', odd)
        const { page } = await visit.mounted('/index')
        await signOut(page)
        await expect(page).toHaveURL('/login')
        expect(stack.logLines.join('')).toContain('sign-out target ignored')
      },
    )
  }

  test('[ME-07] of a window with a single app comes back to it', async ({ visit }) => {
    const { page } = await visit('/inbox/list/1?singlescreen=1')
    await signOut(page)
    await expect(page).toHaveURL('/login?redirect=%2Finbox%2Flist%2F1%3Fsinglescreen%3D1')
  })

  test('[ME-07] is not held back by unsaved work, which it names', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/write')
    const mail = shell.app('inbox')
    await mail.getByLabel('主题').fill('尚未写完')
    await wantOut(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('「内部邮件」中有尚未保存的内容')
    await dialog.getByRole('button', { name: '退出系统' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('[ME-07] without its file it needs no scripts', { tag: '@long' }, async ({
    page,
    openAs,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED|dynamically/)
    await page.route(/\/assets\/leaving-[^/]*\.js$/, (route) => route.abort())
    await openAs('zhangsan', '/index')
    await wantOut(page)
    await expect(page).toHaveURL('/logout')
    await page.getByRole('button', { name: '退出系统' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('[ME-07] [HOLD-10] its file is asked for again if it was lost before anybody wanted it', {
    tag: '@long',
  }, async ({ page, openAs, allowErrors }) => {
    allowErrors(/ERR_FAILED|dynamically/)
    await page.clock.install()
    const file = /\/assets\/leaving-[^/]*\.js$/
    let lost = 0
    await page.route(file, (route) => {
      lost += 1
      return route.abort()
    })
    await openAs('zhangsan', '/index')
    await expect(shellOf(page).pane('index')).toHaveAttribute('data-app-status', '1')
    await page.clock.fastForward(5_000)
    await expect.poll(() => lost).toBeGreaterThan(0)
    await page.unroute(file)
    await signOut(page)
    await expect(page).toHaveURL('/login')
  })

  test.describe('with the portal out of reach', () => {
    test.use({ allowedErrors: /ERR_FAILED|status of 503/ })

    for (const how of ['there is no answer', 'it answers 503'] as const) {
      test(
        `[ME-07] [ERR-01] ${how}: says so, and can be tried again`,
        longUnless(how === 'there is no answer'),
        async ({ visit }) => {
          const { page, shell } = await visit('/index')
          await page.route('**/session/end', (route) =>
            how === 'there is no answer' ? route.abort() : route.fulfill({ status: 503, body: '' }),
          )
          await signOut(page)
          await expect(page.locator('[data-toast]')).toContainText('退出系统失败,请稍后再试...')
          await expect(cover(page)).toBeHidden()
          await expect(shell.tab('首页')).toBeVisible()
          await page.unroute('**/session/end')
          await signOut(page)
          await expect(page).toHaveURL('/login')
        },
      )
    }
  })

  test('[LIVE-02] takes the other windows along', { tag: '@long' }, async ({ visit }) => {
    const { page } = await visit('/index')
    const other = await openWindow(page.context(), '/inbox/write')
    await shellOf(other).app('inbox').getByLabel('主题').fill('尚未写完')
    await signOut(page)
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login?redirect=%2Finbox%2Fwrite')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[ME-07] signing out leads to where the tenant wants', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    const target = `${space.origin}/external/policy/?from=portal`
    space.constants.set('LOGOUT_REDIRECT_URL', target)
    const { page } = await visit('/index')
    await page.goto('/logout')
    await page.getByRole('button', { name: '退出系统' }).click()
    await expect(page).toHaveURL(target)
  })
})
