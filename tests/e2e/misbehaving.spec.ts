import type { Page } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { expectNoSidewaysScroll } from '../support/accessible'
import { expect, longUnless, shellOf, test } from '../support/test'

test.use({
  scenario: 'misbehaving-apps',
  allowedErrors:
    /\[bad-|Failed to load resource|Refused to|violates the following|脚本一开始就出错|运行中出错/,
})

/** Checks that the rest of the portal is as quick and complete as ever. */
async function expectPortalWell(page: Page) {
  const shell = shellOf(page)
  await shell.open('内部邮件', 'inbox')
  await expect(shell.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
  await expect(shell.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
}

test.describe('an app that cannot be shown', () => {
  const failures: [code: string, plain: string, details: string | RegExp][] = [
    ['bad-missing', '应用加载失败', /404/],
    ['bad-500', '应用加载失败', /500/],
    ['bad-json', '应用加载失败', /不是网页（application\/json）/],
    ['bad-empty', '应用加载失败', /没有内容/],
    ['bad-script', '应用加载失败', '脚本 nowhere.js 无法获取'],
    ['bad-throw', '应用在打开时出错了', '脚本一开始就出错'],
    ['bad-crash', '应用在打开时出错了', '挂载时崩溃'],
    ['bad-reject', '应用在打开时出错了', '数据库未初始化'],
  ]
  for (const [code, plain, details] of failures) {
    test(
      `[APP-06] [APP-07] [APP-09] ${code} says so in plain words, has the details for who asks, and affects its tab alone`,
      longUnless(code === 'bad-missing'),
      async ({ visit }) => {
        const { page, shell } = await visit(`/${code}`)
        const pane = shell.pane(code)
        await expect(pane).toHaveAttribute('data-app-status', '4')
        await expect(pane.getByRole('heading', { name: '无法加载当前应用' })).toBeVisible()
        await expect(pane.getByText(plain, { exact: true })).toBeVisible()
        const reason = pane.getByText(details)
        await expect(reason).toBeHidden()
        await pane.getByRole('button', { name: '详情' }).click()
        await expect(reason).toBeVisible()
        await expect(pane.locator('iframe')).toHaveCount(0)
        await pane.getByRole('button', { name: '重新加载' }).click()
        await expect(pane).toHaveAttribute('data-app-status', '4')
        await expectPortalWell(page)
      },
    )
  }

  test('[APP-06] a reload that finds the app mended shows it', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: '/subapps/inbox/', kind: 'status', status: 503 })
    const { pane } = await visit('/inbox/list/1')
    await expect(pane).toContainText('HTTP 503')
    space.faults.clear()
    await pane.getByRole('button', { name: '重新加载' }).click()
    await expect(pane).toHaveAttribute('data-app-status', '1')
  })

  test('[APP-03] a page that refuses to be framed opens in a window', async ({ visit }) => {
    const { page } = await visit('/bad-frame')
    const heading = page.getByRole('heading', { name: '该应用不允许在门户中打开' })
    await expect(heading).toBeVisible()
    const window = page.waitForEvent('popup')
    await page.getByRole('link', { name: '在新窗口打开', exact: true }).click()
    await expect((await window).getByText('这个页面不允许嵌入')).toBeVisible()
    await expectPortalWell(page)
  })
})

test('[APP-06] [APP-07] an app that is never ready counts as failed', async ({ page, openAs }) => {
  await page.clock.install()
  await openAs('zhangsan', '/bad-hang')
  const shell = shellOf(page)
  await expect(shell.app('bad-hang').getByText('已挂载')).toBeAttached()
  await expect(shell.pane('bad-hang')).toContainText('正在加载数据....')
  const ring = shell.pane('bad-hang').locator('[role=status] [aria-hidden=true]')
  expect(await ring.evaluate((one: HTMLElement) => one.offsetWidth)).toBe(28)
  await expect(shell.pane('bad-hang')).toHaveAttribute('data-app-status', '3')
  await page.clock.fastForward(31_000)
  await expect(shell.pane('bad-hang')).toHaveAttribute('data-app-status', '4')
  await expect(shell.pane('bad-hang')).toContainText('应用没有在规定的时间内打开')
  await expectPortalWell(page)
})

test.describe('an app that is closed against its will', () => {
  for (const code of ['bad-unmount', 'bad-linger', 'bad-leak']) {
    test(
      `[APP-08] ${code} leaves no frame behind`,
      longUnless(code === 'bad-unmount'),
      async ({ visit }) => {
        const { page, shell } = await visit(`/${code}`)
        await expect(shell.pane(code)).toHaveAttribute('data-app-status', '1')
        await page
          .getByRole('button', { name: /^关闭 / })
          .last()
          .click()
        await expect(shell.pane(code)).toHaveCount(0)
        await expectPortalWell(page)
      },
    )
  }
})

test.describe('an app that reaches for what is not its own', () => {
  test('[APP-10] [APP-11] reaches itself if it calls its parent', async ({ visit }) => {
    const { page, shell } = await visit('/bad-parent')
    await expect(shell.app('bad-parent').getByText('父窗口就是自己')).toBeVisible()
    expect(await page.evaluate(() => 'polluted' in window)).toBe(false)
    await expect(page.locator('body')).not.toHaveAttribute('data-touched')
  })

  test('[APP-10] cannot rename the page', { tag: '@long' }, async ({ visit }) => {
    const { page, shell } = await visit('/bad-title')
    await expect(shell.app('bad-title').getByText('已挂载')).toBeVisible()
    await expect(page).toHaveTitle('改标题 - 协同办公门户')
  })

  test('[APP-10] keeps its prototype, style and handlers to itself', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell } = await visit('/bad-hog')
    await expect(shell.app('bad-hog').getByText('已挂载')).toBeVisible()
    await expectPortalWell(page)
    expect(await page.evaluate(() => 'polluted' in Array.prototype)).toBe(false)
    const mail = shell.app('inbox').getByRole('heading', { name: '收件箱' })
    await expect(mail).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  })

  for (const [code, reason] of [
    ['bad-leave', '应用试图转到其他网站（elsewhere.example.cn），已被阻止'],
    ['bad-blank', '应用离开了自己的页面，请重新加载'],
  ] as const) {
    test(
      `[APP-09] ${code} is brought back from where it led its frame`,
      longUnless(code === 'bad-leave'),
      async ({ visit }) => {
        const { page, pane } = await visit(`/${code}`)
        await expect(pane).toHaveAttribute('data-app-status', '4')
        await expect(pane).toContainText(reason)
        await expectPortalWell(page)
      },
    )
  }
})

test.describe('an app that makes noise', () => {
  test('[APP-09] has its late errors counted, not thrown at the user', async ({ visit }) => {
    const { page, shell } = await visit.mounted('/bad-late')
    await expect(shell.tab('运行中出错')).toHaveAttribute('title', /4 个错误/)
    await expectPortalWell(page)
  })

  test('[APP-08] floods messages without keeping others from working', async ({ visit }) => {
    const { page, shell } = await visit('/bad-flood')
    await expect(shell.tab('刷屏1999')).toBeVisible()
    await expectPortalWell(page)
  })

  test('[APP-09] opens no more than three dialogs of the browser’s', { tag: '@long' }, async ({
    page,
    openAs,
  }) => {
    const texts: string[] = []
    page.on('dialog', (dialog) => {
      texts.push(dialog.message())
      void dialog.accept()
    })
    await openAs('zhangsan', '/bad-dialogs')
    await expect(shellOf(page).tab('弹窗不断')).toHaveAttribute('title', /17 个错误/)
    expect(texts).toEqual(['第0个', '第1个', '第2个'])
    await expectPortalWell(page)
  })

  test('[APP-11] does not take the focus of another app', async ({ visit }) => {
    const { shell } = await visit('/bad-focus')
    await expect(shell.app('bad-focus').getByRole('button', { name: '抢焦点' })).toBeFocused()
    await shell.railLink('内部邮件').click()
    await shell.app('inbox').getByRole('link', { name: '写信' }).click()
    const subject = shell.app('inbox').getByLabel('主题')
    await subject.pressSequentially('没有被打断的一句话', { delay: 40 })
    await expect(subject).toHaveValue('没有被打断的一句话')
  })
})

test.describe('odd records of apps', () => {
  test('[APP-02] a code of Chinese letters is a path like any other', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell } = await visit.mounted('/公文-测试')
    await expect(shell.app('公文-测试').getByText('没有写完的页')).toBeVisible()
    await page.reload()
    await expect(shell.tab('中文编码的应用')).toHaveAttribute('aria-selected', 'true')
  })

  test('[DESK-01] a removed app leaves the tabs, and its address says so', async ({ visit }) => {
    const { page, shell, space } = await visit('/bad-title')
    await shell.railLink('内部邮件').click()
    space.collection(appsModel).remove('bad-title')
    await page.reload()
    await expect(shell.tab('内部邮件')).toBeVisible()
    await expect(shell.tab('改标题')).toHaveCount(0)
    await page.goto('/bad-title')
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  })

  test('[APP-01] sixty apps and very long titles are bearable', async ({ visit, space }) => {
    const apps = space.collection(appsModel)
    const record = apps.get('bad-title')
    if (!record) throw new Error('the scenario has no bad-title')
    for (let number = 1; number <= 60; number += 1) {
      const title = number === 1 ? '很长的应用名称'.repeat(12).slice(0, 80) : `应用${number}`
      apps.create({ ...record, code: `many-${number}`, title, sort: 100 + number })
    }
    const { page, shell } = await visit.mounted('/many-1')
    const widthOfTab = async () => (await shell.tab('很长的应用名称').boundingBox())?.width
    expect(await widthOfTab()).toBeLessThanOrEqual(360)
    await expectNoSidewaysScroll(page)
    await expectPortalWell(page)
    expect(await widthOfTab()).toBeLessThan(260)
  })
})
