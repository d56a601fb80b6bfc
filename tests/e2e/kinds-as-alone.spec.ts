import type { Page } from '@playwright/test'
import { hostedKinds, test } from '../support/hosted-kinds'
import { expect, longUnless, shellOf } from '../support/test'

/** Opens 通知公告, and gives the parts of the page around it. */
async function openList(page: Page, openAs: (name: string, path: string) => Promise<void>) {
  await openAs('zhangsan', '/list')
  const shell = shellOf(page)
  await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
  return { shell, pane: shell.pane('list'), app: shell.app('list'), body: shell.body('list') }
}

const accentOf = (body: Element) =>
  getComputedStyle(body).getPropertyValue('--portal-colors-accent').trim()

for (const [name, hosted] of Object.entries(hostedKinds)) {
  const isOften = name === 'an isolated page app'

  test.describe(name, longUnless(isOften), () => {
    test.use({ hosted, allowedErrors: /status of 404/ })

    test('[ANY-06] [DESK-06] is asked before it closes, if it says so or by its own beforeunload', async ({
      page,
      openAs,
    }) => {
      const { shell, body } = await openList(page, openAs)
      const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
      const expectAsked = async () => {
        await shell.closeButton('通知公告').click()
        await expect(question).toContainText('通知公告')
        await question.getByRole('button', { name: '继续编辑' }).click()
        await expect(question).toHaveCount(0)
      }
      await body.evaluate(() => window.portalProps?.setTitle('通知公告（一）'))
      await body.evaluate(() => window.portalProps?.setDirty(true))
      await expect(shell.tab('通知公告（一）')).toHaveAccessibleName(/有未保存的内容/)
      await expectAsked()
      await body.evaluate(() => {
        window.portalProps?.setDirty(false)
        window.addEventListener('beforeunload', (event) => event.preventDefault())
      })
      await expect(shell.tab('通知公告（一）')).not.toHaveAccessibleName(/有未保存的内容/)
      await expectAsked()
      await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
    })

    test('[ANY-06] [ME-02] [LOOK-07] is told of another theme and language while it runs', {
      tag: '@long',
    }, async ({ page, openAs }) => {
      const { body } = await openList(page, openAs)
      await body.evaluate(() => {
        const { events } = window.portalProps ?? {}
        events?.on('theme', ({ id }) => document.body.setAttribute('data-theme-heard', id))
        events?.on('locale', (locale) => document.body.setAttribute('data-locale-heard', locale))
      })
      await page.getByRole('button', { name: '张三' }).click()
      await page.getByRole('menuitem', { name: 'English' }).click()
      await expect(body).toHaveAttribute('data-locale-heard', 'en-US')
      await page.getByRole('button', { name: '张三' }).click()
      await page.getByRole('menuitem', { name: '中文' }).click()
      await expect(body).toHaveAttribute('data-locale-heard', 'zh-CN')

      await page.getByRole('button', { name: '张三' }).click()
      await page.getByRole('menuitem', { name: '更换皮肤' }).click()
      const themes = page.getByRole('dialog', { name: '更换皮肤' })
      await themes.getByRole('radio', { name: /^庄重红/ }).check()
      await themes.getByRole('button', { name: '保存', exact: true }).click()
      await expect(body).toHaveAttribute('data-theme-heard', 'gov-red')
      await expect.poll(() => body.evaluate(accentOf)).toBe('#b3261e')
      expect(await body.evaluate(() => window.portalProps?.theme.id)).toBe('gov-red')
    })

    test('[ANY-06] asks, copies, downloads, prints and fills the screen', async ({
      page,
      openAs,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { app, body } = await openList(page, openAs)
      page.once('dialog', (dialog) => void dialog.accept())
      expect(await body.evaluate(() => window.confirm('继续吗？'))).toBe(true)
      await body.evaluate((own) => {
        const act = (title: string, run: () => unknown) => {
          const button = Object.assign(document.createElement('button'), { textContent: title })
          button.addEventListener('click', () => void run())
          own.prepend(button)
        }
        act('抄录', () => navigator.clipboard.writeText('文号〔2026〕1 号'))
        act('存下', () => {
          const href = URL.createObjectURL(new Blob(['正文']))
          Object.assign(document.createElement('a'), { href, download: '正文.txt' }).click()
        })
        act('印出', () => window.print())
        act('铺满', () => document.documentElement.requestFullscreen())
        window.addEventListener('beforeprint', () => own.setAttribute('data-printed', 'yes'))
      })
      const press = (title: string) => app.getByRole('button', { name: title, exact: true }).click()

      await press('抄录')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('2026')
      const download = page.waitForEvent('download')
      await press('存下')
      expect((await download).suggestedFilename()).toBe('正文.txt')
      await press('印出')
      await expect(body).toHaveAttribute('data-printed', 'yes')
      await press('铺满')
      await expect.poll(() => body.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    })

    if (hosted.kind === 'page') {
      test('[ANY-06] names its tab by its own title, until it says another', {
        tag: '@long',
      }, async ({ page, openAs }) => {
        const { shell, body } = await openList(page, openAs)
        await body.evaluate(() => {
          document.title = '公告第七号'
        })
        await expect(shell.tab('公告第七号')).toBeVisible()
        await body.evaluate(() => window.portalProps?.setTitle('由应用所说'))
        await expect(shell.tab('由应用所说')).toBeVisible()
        await body.evaluate(() => {
          document.title = '公告第八号'
          window.portalProps?.setTitle('')
        })
        await expect(shell.tab('公告第八号')).toBeVisible()
      })
    }

    test.describe('among more apps than stay awake', () => {
      test.use({ portalEnv: { AWAKE_APPS: '1' } })

      test('[DESK-05] [ANY-02] sleeps, and wakes at its place', async ({ page, openAs }) => {
        const { shell, pane, body } = await openList(page, openAs)
        await body.evaluate(() => {
          window.history.pushState(null, '', '?page=2')
          document.body.style.minHeight = '4000px'
          window.scrollTo(0, 500)
        })
        await expect(page).toHaveURL('/list?page=2')
        await shell.open('内部邮件', 'inbox')
        await shell.open('首页', 'index')
        await expect(pane).toHaveAttribute('data-app-status', '0')
        await expect(pane.locator('iframe')).toHaveCount(0)

        await shell.tab('通知公告').click()
        await expect(page).toHaveURL('/list?page=2')
        await expect(pane).toHaveAttribute('data-app-status', '1')
        await body.evaluate(() => {
          document.body.style.minHeight = '4000px'
        })
        expect(await body.evaluate(() => window.location.search)).toBe('?page=2')
        await expect.poll(() => body.evaluate(() => Math.round(window.scrollY))).toBe(500)
      })

      test('[DESK-05] [ANY-06] does not sleep if its own beforeunload would ask', {
        tag: '@long',
      }, async ({ page, openAs }) => {
        const { shell, pane, body } = await openList(page, openAs)
        await body.evaluate(() => {
          window.addEventListener('beforeunload', (event) => event.preventDefault())
        })
        await shell.open('首页', 'index')
        await shell.open('内部邮件', 'inbox')
        await expect(shell.pane('index')).toHaveAttribute('data-app-status', '0')
        await expect(pane).toHaveAttribute('data-app-status', '2')
      })
    })
  })
}
