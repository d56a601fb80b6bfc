import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { appScreens } from '../support/screens'
import { finishSentence, noteSpeech, saidIn } from '../support/speech'
import { smallTargets } from '../support/targets'
import { expect, longUnless, shellOf, test } from '../support/test'

const elderLook = JSON.stringify({ id: 'default', look: { elder: true } })

function elderOf(page: Page) {
  return {
    shell: shellOf(page),
    menu: page.getByRole('menu', { name: '个人菜单' }),
    open: () => page.getByRole('button', { name: '张三' }).click(),
    elder: page.getByRole('switch', { name: '长者模式' }),
    sizes: page.getByRole('radiogroup', { name: '字号' }),
    read: page.getByRole('button', { name: '朗读' }),
    stop: page.getByRole('button', { name: '停止朗读' }),
  }
}

test('[WEB-06] one switch enlarges text and targets, leaves a plainer home and less to choose from, and is kept', async ({
  page,
  visit,
  space,
}) => {
  const { shell, menu, open, elder, sizes } = await visit.mounted('/index', elderOf)
  const home = shell.app('index')
  await expect(home.getByRole('button', { name: '自定义' })).toBeVisible()
  await open()
  await expect(menu).toBeVisible()
  const entries = await menu.getByRole('menuitem').count()
  await elder.check()
  await expect(home.getByRole('button', { name: '自定义' })).toHaveCount(0)
  await expect(sizes.getByRole('radio')).toHaveCount(2)
  await expect(sizes.getByRole('radio', { name: '特大' })).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: '密度' })).toHaveCount(0)
  expect(await menu.getByRole('menuitem').count()).toBeLessThan(entries / 2)
  await expect(page.locator('html')).toHaveCSS('--portal-sizes-target', '44px')
  await page.reload()
  await expect(home.getByRole('heading', { level: 1 })).toHaveCSS('font-size', /^2[4-9]/)
  await open()
  await expect(elder).toBeChecked()
  await elder.uncheck()
  await expect(home.getByRole('button', { name: '自定义' })).toBeVisible()
  expect(JSON.parse(space.users.get('zhangsan')?.theme ?? '')).toMatchObject({
    look: { elder: false, fontSize: 'medium', density: 'standard' },
  })
})

test('[WEB-06] [LOOK-03] the skin’s choices are those that count in 长者模式', {
  tag: '@long',
}, async ({ visit, space }) => {
  space.users.update('zhangsan', { theme: elderLook })
  const { pane } = await visit('/theme-setting/index')
  const sizes = pane.getByRole('radiogroup', { name: '字号' })
  await expect(sizes.getByRole('radio')).toHaveCount(2)
  await expect(sizes.getByRole('radio', { name: '特大' })).toBeChecked()
  await expect(pane.getByRole('radiogroup', { name: '圆角' })).toBeVisible()
  await expect(pane.getByRole('radiogroup', { name: '密度' })).toHaveCount(0)
})

for (const [name, width, height] of [
  ['desktop', 1366, 768],
  ['phone', 390, 844],
] as const) {
  test.describe(`长者模式 on a ${name}`, () => {
    test.use({ viewport: { width, height } })
    test.beforeEach(({ space }) => {
      space.users.update('zhangsan', { theme: elderLook })
    })

    test(
      '[WEB-06] [LOOK-02] what can be pressed in the shell is at least 44 px wide and high',
      longUnless(name === 'phone'),
      async ({ page, visit }) => {
        const { shell, open, menu } = await visit.mounted('/index', elderOf)
        await shell.railLink('内部邮件').click()
        await expect(shell.railLink('内部邮件')).toHaveAttribute('aria-current', 'page')
        expect(await smallTargets(page)).toEqual([])
        await open()
        await expect(menu).toBeVisible()
        expect(await smallTargets(page)).toEqual([])
        await expectAccessible(page)
      },
    )

    test('[WEB-06] what can be pressed in the demo apps is at least 44 px wide and high', {
      tag: '@long',
    }, async ({ page, visit }) => {
      const { app: appOf } = shellOf(page)
      // The test visits every app.
      test.setTimeout(240_000)
      await visit('/index')
      const found: Record<string, string[]> = {}
      const screens = [['index', '/index'], ['inbox', '/inbox/list/1'], ...appScreens] as const
      for (const [code, path] of screens) {
        await page.goto(path)
        await expect(page.locator(`[data-app-code="${code}"]`)).toHaveAttribute(
          'data-app-status',
          '1',
        )
        const app = appOf(code)
        await expect(app.locator('body')).toContainText(/\p{Script=Han}/u)
        await expect(app.getByText('正在加载数据....')).toHaveCount(0)
        await expect(app.locator('[aria-busy="true"]')).toHaveCount(0)
        // The search history is listed a moment later.
        if (code === 'gwsearch') {
          await expect(app.getByRole('button', { name: '删除 通知' })).toBeVisible()
        }
        const small = await smallTargets(app)
        if (small.length > 0) found[path] = small
      }
      expect(found).toEqual({})
    })
  })
}

test('[WEB-06] 朗读 reads the active app sentence by sentence, what is selected first, and stops with its tab', async ({
  page,
  visit,
  space,
}) => {
  space.users.update('zhangsan', { theme: elderLook })
  await page.addInitScript(noteSpeech)
  const { shell, read, stop } = await visit.mounted('/list/index', elderOf)
  await read.click()
  await expect.poll(async () => (await saidIn(page))[0]).toBe('zh-CN 通知公告')
  await finishSentence(page)
  await expect.poll(async () => (await saidIn(page)).length).toBe(2)
  await stop.click()
  await expect(read).toBeVisible()
  expect((await saidIn(page)).at(-1)).toBe('cancelled')

  await shell.body('list').evaluate((body) => {
    const heading = body.querySelector('h1')
    if (heading) body.ownerDocument.getSelection()?.selectAllChildren(heading)
  })
  await read.click()
  await expect.poll(async () => (await saidIn(page)).at(-1)).toBe('zh-CN 通知公告')
  await shell.railLink('内部邮件').click()
  await expect(read).toBeVisible()
  expect((await saidIn(page)).at(-1)).toBe('cancelled')
})

test('[WEB-06] a computer without a voice says so', { tag: '@long' }, async ({
  page,
  visit,
  space,
}) => {
  space.users.update('zhangsan', { theme: elderLook })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined })
  })
  const { read } = await visit.mounted('/list/index', elderOf)
  await read.click()
  await expect(page.getByText('这台电脑没有安装语音，请联系管理员')).toBeVisible()
})
