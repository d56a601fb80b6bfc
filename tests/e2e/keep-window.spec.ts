import { signInAgainOf } from '../support/sign-in-over'
import { startStack } from '../support/stack'
import { expect, longUnless, shellOf, test } from '../support/test'
import { withWorkOpen } from '../support/work-open'

const stopped = '应用试图离开门户，已阻止'
const elsewhere = 'https://elsewhere.example.cn/'

test.describe('an app that leads the window away', () => {
  test.use({ allowedErrors: /form-action|violates the following/ })

  for (const action of ['', '/list/save', '/login']) {
    test(
      `[ANY-01] [ANY-03] sends no form to the portal’s pages, and goes on: ${action || 'its own address'}`,
      longUnless(action === ''),
      async ({ page, openAs }) => {
        const { shell, run, expectKept } = await withWorkOpen(page, (path) =>
          openAs('zhangsan', path),
        )
        await run((to) => {
          const form = Object.assign(document.createElement('form'), { method: 'post' })
          if (to) form.action = to
          document.body.append(form)
          form.requestSubmit()
        }, action)
        await expect(shell.pane('list').getByText(stopped)).toBeVisible()
        await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
        await expectKept()
      },
    )
  }

  test('[ANY-01] reaches only its own frame by links that aim at the window', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    const { shell, run, expectKept } = await withWorkOpen(page, (path) => openAs('zhangsan', path))
    await run((to) => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        `<a href="${to}" target="_top">出去</a><iframe title="里面" srcdoc='<a href="${to}" target="_top">从里面出去</a>'></iframe>`,
      )
    }, elsewhere)
    const popup = page.waitForEvent('popup')
    await shell.app('list').getByRole('link', { name: '出去' }).click()
    await (await popup).close()
    await shell.app('list').frameLocator('[title="里面"]').getByRole('link').click()
    await expect(shell.pane('list').getByText(stopped)).toBeVisible()
    await expectKept()
  })
})

test.describe('an address that the portal does not have', () => {
  test.use({ allowedErrors: /status of 401|HTTP Authentication failed/ })

  test('[ANY-01] is a question of the session if it is the sign-in page', { tag: '@long' }, async ({
    page,
    openAs,
    space,
  }) => {
    const { shell, run, expectKept } = await withWorkOpen(page, (path) => openAs('zhangsan', path))
    await run(() => location.assign('/login'), '')
    await expectKept()

    await shell.tab('通知公告').click()
    space.clock.advance(13 * 3_600_000)
    await run(() => location.assign('/login'), '')
    await expect(signInAgainOf(page)).toBeVisible()
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true)
  })

  test('[ANY-01] opens pages that stand alone in windows of their own', { tag: '@long' }, async ({
    page,
    openAs,
  }) => {
    const { run, expectKept } = await withWorkOpen(page, (path) => openAs('zhangsan', path))
    const popup = page.waitForEvent('popup')
    await run((to) => window.portalProps?.navigate(to), '/file-viewer?fileId=1')
    expect(new URL((await popup).url()).pathname).toBe('/file-viewer')
    await expectKept()
  })
})

test.describe('an app with a beforeunload of its own', () => {
  const asks = () => {
    window.onbeforeunload = () => '真的要走吗'
  }

  test('[ANY-06] [DESK-06] is asked when its tab is closed or loaded again', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    const { shell, run, expectKept } = await withWorkOpen(page, (path) => openAs('zhangsan', path))
    await run(asks, '')
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await shell.closeButton('通知公告').click()
    await expect(question).toContainText('通知公告')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await run(() => location.assign('/list/index?again=1'), '')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expectKept()
  })

  test.describe('among more apps than stay awake', () => {
    test.use({
      stack: async ({ kept }, use) =>
        use(await kept('one awake app', () => startStack({ AWAKE_APPS: '1' }))),
    })

    test('[ANY-06] [DESK-05] is not put to sleep', { tag: '@long' }, async ({ page, openAs }) => {
      await openAs('zhangsan', '/list/index')
      const shell = shellOf(page)
      const { list, index } = { list: shell.pane('list'), index: shell.pane('index') }
      await expect(list).toHaveAttribute('data-app-status', '1')
      await shell
        .body('list')
        .evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()))
      await shell.railLink('首页').click()
      await expect(index).toHaveAttribute('data-app-status', '1')
      await shell.railLink('内部邮件').click()
      await expect(index).toHaveAttribute('data-app-status', '0')
      await expect(list).toHaveAttribute('data-app-status', '2')
    })
  })
})

test.describe('in a browser without the Navigation API', () => {
  test.use({
    allowedErrors:
      /escape its sandboxing|Unsafe attempt to initiate navigation|permission to navigate the target frame/,
  })

  test('[ANY-01] links and forms of an app open tabs, or fail in its own', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    const { shell, run, expectKept } = await withWorkOpen(page, (path) => openAs('zhangsan', path))
    await run(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<a href="/nosuch/page">没有的页</a><a href="/inbox/write">写信</a>' +
          '<form action="/nosuch/page"><button>查询</button></form>',
      )
    }, '')
    const pane = shell.pane('list')
    for (const name of ['没有的页', '查询']) {
      await shell.app('list').getByText(name).click()
      await expect(pane.getByRole('heading', { name: '页面不存在' })).toBeVisible()
      await pane.getByRole('button', { name: '返回' }).click()
    }
    await shell.app('list').getByRole('link', { name: '写信' }).click()
    await expect(page).toHaveURL('/inbox/write')
    await shell.tab('通知公告').click()
    await expectKept()
  })

  test('[ANY-01] an app that sets top.location is stopped by its frame, and told', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    const { shell, run, expectKept } = await withWorkOpen(page, (path) => openAs('zhangsan', path))
    await run((to) => {
      Object.assign(window.top ?? {}, { location: to })
    }, elsewhere)
    await expect(shell.pane('list').getByText(stopped)).toBeVisible()
    await expectKept()
  })
})
