import type { Page } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { expect, frameOf, longUnless, test } from '../support/test'

test.use({
  scenario: 'misbehaving-apps',
  allowedErrors:
    /\[bad-|Failed to load resource|Refused to|violates the following|脚本一开始就出错|运行中出错/,
})

/** The rest of the portal stays as quick and as whole as ever. */
async function expectPortalWell(page: Page) {
  const frame = frameOf(page)
  await frame.railLink('内部邮件').click()
  await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')
  await expect(frame.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
  await expect(frame.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
}

test.describe('an app that cannot be shown', () => {
  const failures: [code: string, reason: string | RegExp][] = [
    ['bad-missing', /应用加载失败：.*404/],
    ['bad-500', /应用加载失败：.*500/],
    ['bad-json', /应用加载失败：.*不是网页（application\/json）/],
    ['bad-empty', /应用加载失败：.*没有内容/],
    ['bad-script', /应用加载失败：脚本 nowhere\.js 无法获取/],
    ['bad-throw', '脚本一开始就出错'],
    ['bad-crash', '挂载时崩溃'],
    ['bad-reject', '数据库未初始化'],
  ]
  for (const [code, reason] of failures) {
    test(
      `[APP-06] [APP-07] [APP-09] ${code} says what went wrong, offers a reload, and affects its tab alone`,
      longUnless(code === 'bad-missing'),
      async ({ page, openAs }) => {
        await openAs('zhangsan', `/${code}`)
        const frame = frameOf(page)
        const pane = frame.pane(code)
        await expect(pane).toHaveAttribute('data-app-status', '4')
        await expect(pane.getByRole('heading', { name: '无法加载当前应用' })).toBeVisible()
        await expect(pane).toContainText(reason)
        await expect(pane.locator('iframe')).toHaveCount(0)
        await pane.getByRole('button', { name: '重新加载' }).click()
        await expect(pane).toHaveAttribute('data-app-status', '4')
        await expectPortalWell(page)
      },
    )
  }

  test('[APP-06] a reload that finds the app mended shows it', async ({ page, openAs, space }) => {
    space.faults.add({ path: '/subapps/inbox/', kind: 'status', status: 503 })
    await openAs('zhangsan', '/inbox/list/1')
    const pane = frameOf(page).pane('inbox')
    await expect(pane).toContainText('HTTP 503')
    space.faults.clear()
    await pane.getByRole('button', { name: '重新加载' }).click()
    await expect(pane).toHaveAttribute('data-app-status', '1')
  })

  test('[APP-03] a page that refuses to be framed says so, and opens in a window of its own', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/bad-frame')
    const heading = page.getByRole('heading', { name: '该应用不允许在门户中打开' })
    await expect(heading).toBeVisible()
    const window = page.waitForEvent('popup')
    await page.getByRole('link', { name: '在新窗口打开', exact: true }).click()
    await expect((await window).getByText('这个页面不允许嵌入')).toBeVisible()
    await expectPortalWell(page)
  })
})

test.describe('an app that never gets ready', () => {
  test('[APP-06] [APP-07] counts as failed after its time, while the others go on', async ({
    page,
    openAs,
  }) => {
    await page.clock.install()
    await openAs('zhangsan', '/bad-hang')
    const frame = frameOf(page)
    await expect(frame.app('bad-hang').getByText('已挂载')).toBeAttached()
    await expect(frame.pane('bad-hang')).toContainText('正在加载数据....')
    await expect(frame.pane('bad-hang')).toHaveAttribute('data-app-status', '3')
    await page.clock.fastForward(31_000)
    await expect(frame.pane('bad-hang')).toHaveAttribute('data-app-status', '4')
    await expect(frame.pane('bad-hang')).toContainText('应用没有在规定的时间内打开')
    await expectPortalWell(page)
  })
})

test.describe('an app that is closed against its will', () => {
  for (const code of ['bad-unmount', 'bad-linger', 'bad-leak']) {
    test(
      `[APP-08] ${code} leaves no frame behind`,
      longUnless(code === 'bad-unmount'),
      async ({ page, openAs }) => {
        await openAs('zhangsan', `/${code}`)
        const frame = frameOf(page)
        await expect(frame.pane(code)).toHaveAttribute('data-app-status', '1')
        await page
          .getByRole('button', { name: /^关闭 / })
          .last()
          .click()
        await expect(frame.pane(code)).toHaveCount(0)
        await expectPortalWell(page)
      },
    )
  }
})

test.describe('an app that reaches for what is not its own', () => {
  test('[APP-10] [APP-11] reaches itself where it calls its parent', async ({ page, openAs }) => {
    await openAs('zhangsan', '/bad-parent')
    const frame = frameOf(page)
    await expect(frame.app('bad-parent').getByText('父窗口就是自己')).toBeVisible()
    expect(await page.evaluate(() => 'polluted' in window)).toBe(false)
    await expect(page.locator('body')).not.toHaveAttribute('data-touched')
  })

  test('[APP-10] cannot rename the page', async ({ page, openAs }) => {
    await openAs('zhangsan', '/bad-title')
    await expect(frameOf(page).app('bad-title').getByText('已挂载')).toBeVisible()
    await expect(page).toHaveTitle('改标题 - 协同办公门户')
  })

  test('[APP-10] keeps its prototype, style and handlers to itself', async ({ page, openAs }) => {
    await openAs('zhangsan', '/bad-hog')
    const frame = frameOf(page)
    await expect(frame.app('bad-hog').getByText('已挂载')).toBeVisible()
    await expectPortalWell(page)
    expect(await page.evaluate(() => 'polluted' in Array.prototype)).toBe(false)
    const mail = frame.app('inbox').getByRole('heading', { name: '收件箱' })
    await expect(mail).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  })

  test('[APP-09] is brought back from a site that it led its frame to', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/bad-leave')
    const pane = frameOf(page).pane('bad-leave')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane).toContainText('应用试图转到其他网站（elsewhere.example.cn），已被阻止')
    await expectPortalWell(page)
  })

  test('[APP-09] is brought back from a blank page', async ({ page, openAs }) => {
    await openAs('zhangsan', '/bad-blank')
    const pane = frameOf(page).pane('bad-blank')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane).toContainText('应用离开了自己的页面，请重新加载')
    await expectPortalWell(page)
  })
})

test.describe('an app that makes noise', () => {
  test('[APP-09] has its late errors counted, not thrown at the person', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/bad-late')
    const frame = frameOf(page)
    await expect(frame.pane('bad-late')).toHaveAttribute('data-app-status', '1')
    await expect(frame.tab('运行中出错')).toHaveAttribute('title', /4 个错误/)
    await expectPortalWell(page)
  })

  test('[APP-08] floods messages without keeping others from working', async ({ page, openAs }) => {
    await openAs('zhangsan', '/bad-flood')
    await expect(frameOf(page).tab('刷屏1999')).toBeVisible()
    await expectPortalWell(page)
  })

  test('[APP-09] opens no more than three dialogs of the browser’s', async ({ page, openAs }) => {
    const texts: string[] = []
    page.on('dialog', (dialog) => {
      texts.push(dialog.message())
      void dialog.accept()
    })
    await openAs('zhangsan', '/bad-dialogs')
    await expect(frameOf(page).tab('弹窗不断')).toHaveAttribute('title', /17 个错误/)
    expect(texts).toEqual(['第0个', '第1个', '第2个'])
    await expectPortalWell(page)
  })

  test('[APP-11] does not take the focus of another app', async ({ page, openAs }) => {
    await openAs('zhangsan', '/bad-focus')
    const frame = frameOf(page)
    await expect(frame.app('bad-focus').getByRole('button', { name: '抢焦点' })).toBeFocused()
    await frame.railLink('内部邮件').click()
    await frame.app('inbox').getByRole('link', { name: '写信' }).click()
    const subject = frame.app('inbox').getByLabel('主题')
    await subject.pressSequentially('没有被打断的一句话', { delay: 40 })
    await expect(subject).toHaveValue('没有被打断的一句话')
  })
})

test.describe('odd records of apps', () => {
  test('[APP-02] a code of Chinese letters is a path like any other', async ({ page, openAs }) => {
    await openAs('zhangsan', '/公文-测试')
    const frame = frameOf(page)
    await expect(frame.pane('公文-测试')).toHaveAttribute('data-app-status', '1')
    await expect(frame.app('公文-测试').getByText('没有写完的页')).toBeVisible()
    await page.reload()
    await expect(frame.tab('中文编码的应用')).toHaveAttribute('aria-selected', 'true')
  })

  test('[DESK-01] a removed app leaves the desk, and its address says that it is not there', async ({
    page,
    openAs,
    space,
  }) => {
    await openAs('zhangsan', '/bad-title')
    const frame = frameOf(page)
    await frame.railLink('内部邮件').click()
    space.collection(appsModel).remove('bad-title')
    await page.reload()
    await expect(frame.tab('内部邮件')).toBeVisible()
    await expect(frame.tab('改标题')).toHaveCount(0)
    await page.goto('/bad-title')
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  })

  test('[APP-01] sixty apps, a title of eighty characters and two apps of one code are bearable', async ({
    page,
    openAs,
    space,
  }) => {
    const apps = space.collection(appsModel)
    const record = apps.get('bad-title')
    if (!record) throw new Error('the scenario has no bad-title')
    for (let number = 1; number <= 60; number += 1) {
      const title = number === 1 ? '很长的应用名称'.repeat(12).slice(0, 80) : `应用${number}`
      apps.create({ ...record, code: `many-${number}`, title, sort: 100 + number })
    }
    await openAs('zhangsan', '/many-1')
    const frame = frameOf(page)
    await expect(frame.pane('many-1')).toHaveAttribute('data-app-status', '1')
    const tab = await frame.tab('很长的应用名称').boundingBox()
    expect(tab?.width).toBeLessThan(260)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectPortalWell(page)
  })
})
