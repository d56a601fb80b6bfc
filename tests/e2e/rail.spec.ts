import type { Locator } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { railOf } from '../support/rail'
import { expect, longUnless, shellOf, test } from '../support/test'

test.describe('the rail', () => {
  test('[RAIL-01] shows the pinned apps, else the first nine', async ({ visit, space }) => {
    space.users.update('zhangsan', { pinned: ['list', 'helpdesk', 'index'] })
    const { page, shell } = await visit('/index')
    const { rail } = shell
    await expect(rail.getByRole('link')).toContainText(['通知公告', '运维服务台', '首页'])
    await expect(rail.getByRole('link')).toHaveCount(3)
    await expect(rail.getByRole('button')).toHaveText(['更多', '自定义'])

    space.users.update('zhangsan', { pinned: [] })
    await page.reload()
    await expect(rail.getByRole('link')).toHaveCount(9)
    await expect(rail.getByRole('link').last()).toHaveText('人事管理')
  })

  test('[RAIL-01] keeps 更多 in reach in a low window', async ({ page, openAs }) => {
    await page.setViewportSize({ width: 1000, height: 420 })
    await openAs('zhangsan', '/index')
    const shell = shellOf(page)
    await expect(railOf(page).more).toBeInViewport({ ratio: 1 })
    await expect(railOf(page).customise).toBeInViewport({ ratio: 1 })
    await expect(shell.railLink('平台管理')).not.toBeInViewport()
    await shell.railLink('平台管理').focus()
    await expect(shell.railLink('平台管理')).toBeInViewport()
  })

  for (const height of [560, 640, 768]) {
    test(
      `[LOOK-09] [RAIL-01] shows no app by half in a window ${height} px high, at the largest text`,
      longUnless(height === 560),
      async ({ page, visit, space }) => {
        await page.setViewportSize({ width: 1366, height })
        const theme = JSON.stringify({ id: 'default', look: { fontSize: 'x-large' } })
        space.users.update('zhangsan', { theme })
        const { shell } = await visit('/index')
        await expect(shell.rail.getByRole('link')).toHaveCount(9)
        expect(await cutLinks(shell.rail)).toEqual([])
        await shell.rail.getByRole('link').last().focus()
        await expect(async () => expect(await cutLinks(shell.rail)).toEqual([])).toPass()
        await expect(shell.rail.getByRole('link').last()).toBeInViewport({ ratio: 1 })
      },
    )
  }

  for (const width of [360, 600]) {
    test(
      `[LOOK-09] [RAIL-01] shows no app by half in a window ${width} px wide`,
      longUnless(width === 360),
      async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 700 })
        const { shell } = await visit('/index')
        const end = (await railOf(page).more.boundingBox())?.x ?? 0
        const boxes = await Promise.all(
          (await shell.rail.getByRole('link').all()).map((link) => link.boundingBox()),
        )
        expect(boxes.filter((box) => box && box.x + box.width <= end)).not.toHaveLength(0)
        expect(
          boxes.filter((box) => box && box.x < end - 1 && box.x + box.width > end + 1),
        ).toEqual([])
      },
    )
  }

  test('[RAIL-01] is a bar on a phone, with 更多 in reach', async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs('zhangsan', '/index')
    const { more, customise } = railOf(page)
    const { rail } = shellOf(page)
    await expect(more).toBeInViewport({ ratio: 1 })
    await expect(customise).not.toBeInViewport()
    await rail.evaluate((bar) => bar.scrollTo(bar.scrollWidth, 0))
    await expect(more).toBeInViewport({ ratio: 1 })
    await expect(customise).toBeInViewport({ ratio: 1 })

    await more.click()
    const box = await railOf(page).drawer.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  })
})

/** The apps that the rail's list shows only in part. */
function cutLinks(rail: Locator) {
  return rail.getByRole('list').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect()
    const links = [...list.querySelectorAll('a')].map((link) => ({
      name: link.textContent,
      box: link.getBoundingClientRect(),
    }))
    const hides = (edge: number, { box }: (typeof links)[number]) =>
      box.top < edge - 1 && box.bottom > edge + 1
    return links.filter((one) => hides(top, one) || hides(bottom, one)).map(({ name }) => name)
  })
}

test.describe('the drawer of all apps', () => {
  test('[RAIL-01] shows all apps by category, with their marks', async ({ visit, space }) => {
    const apps = ['index', 'inbox', 'helpdesk', 'gw', 'forum']
    space.users.update('zhangsan', { apps, pinned: ['index'] })
    space.collection(appsModel).update('forum', { othGroupName: '' })
    const { more, drawer, group } = await visit('/index', railOf)
    await more.click()
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveText([
      '工作台',
      '办公类',
      '平台类',
      '其他',
    ])
    await expect(group('办公类').getByRole('link')).toHaveText([/内部邮件/])
    await expect(group('其他').getByRole('link')).toHaveText(['论坛'])
    await expect(drawer.getByRole('link', { name: /^内部邮件，\d+ 条待处理$/ })).toBeVisible()
    await expect(drawer.getByRole('link', { name: '运维服务台（在新窗口打开）' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: '首页，已打开' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(drawer.getByText('公文详情')).toHaveCount(0)
  })

  test('[RAIL-01] opens beside the rail, and an app of it in its tab', async ({ visit }) => {
    const { page, shell, more, drawer } = await visit('/index', railOf)
    const rail = await shell.rail.boundingBox()
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.x).toBe((rail?.x ?? 0) + (rail?.width ?? 0))

    await drawer.getByRole('link', { name: /^内部邮件/ }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/inbox/list/1')
    await expect(shell.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
    await more.click()
    await expect(drawer.getByRole('link', { name: /^内部邮件.*已打开$/ })).toBeVisible()
  })

  test('[RAIL-01] finds titles, trimmed and in any case', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.collection(appsModel).update('devDocs', { title: 'API 开发文档' })
    const { more, drawer, search } = await visit('/index', railOf)
    await more.click()
    await expect(search).toBeFocused()
    await search.fill('  中心 ')
    await expect(drawer.getByRole('link')).toHaveText([/日程中心$/, /待办中心$/, /文件中心$/])
    await expect(drawer.getByRole('status')).toHaveText('找到 3 个应用')
    await search.fill('api')
    await expect(drawer.getByRole('link')).toHaveText(['API 开发文档'])
    await search.fill('没有的应用')
    await expect(drawer.getByText('没有找到名称包含“没有的应用”的应用')).toBeVisible()
  })

  test('[RAIL-01] Esc clears, then closes; arrows move as the apps lie', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, more, drawer, search } = await visit('/index', railOf)
    await more.focus()
    await page.keyboard.press('Enter')
    await search.fill('邮件')
    await page.keyboard.press('ArrowDown')
    await expect(drawer.getByRole('link', { name: /^内部邮件/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(more).toBeFocused()

    await more.click()
    await drawer.getByRole('button', { name: '关闭' }).click()
    await expect(more).toBeFocused()

    const app = (title: string) => drawer.getByRole('link', { name: new RegExp(`^${title}`) })
    await more.click()
    await search.press('ArrowDown')
    await expect(app('首页')).toBeFocused()
    for (const [key, title] of [
      ['ArrowDown', '内部邮件'],
      ['ArrowRight', '通知公告'],
      ['ArrowDown', '工作日志'],
      ['ArrowUp', '通知公告'],
      ['ArrowLeft', '内部邮件'],
      ['End', '运维服务台'],
      ['Home', '首页'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(app(title)).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/inbox/list/1')
  })
})
