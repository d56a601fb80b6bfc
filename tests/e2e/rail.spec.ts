import { appsModel } from '../../mock-platform/data/apps'
import { railOf, shortcutsOf } from '../support/rail'
import { expect, frameOf, test } from '../support/test'

const backend = '/service-system/sysappuser'

test.describe('the rail', () => {
  test('[RAIL-01] shows the pinned apps in their order, else the first nine, then 更多 and 自定义', async ({
    page,
    openAs,
    space,
  }) => {
    space.users.update('zhangsan', { pinned: ['list', 'helpdesk', 'index'] })
    await openAs('zhangsan', '/index')
    const { rail } = frameOf(page)
    await expect(rail.getByRole('link')).toContainText(['通知公告', '运维服务台', '首页'])
    await expect(rail.getByRole('link')).toHaveCount(3)
    await expect(rail.getByRole('button')).toHaveText(['更多', '自定义'])

    space.users.update('zhangsan', { pinned: [] })
    await page.reload()
    await expect(rail.getByRole('link')).toHaveCount(9)
    await expect(rail.getByRole('link').last()).toHaveText('人事管理')
  })

  test('[RAIL-01] scrolls its apps in a low window, and keeps 更多 in reach', async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width: 1000, height: 420 })
    await openAs('zhangsan', '/index')
    const frame = frameOf(page)
    await expect(railOf(page).more).toBeInViewport({ ratio: 1 })
    await expect(railOf(page).customise).toBeInViewport({ ratio: 1 })
    await expect(frame.railLink('平台管理')).not.toBeInViewport()
    await frame.railLink('平台管理').focus()
    await expect(frame.railLink('平台管理')).toBeInViewport()
  })

  test('[RAIL-01] on a phone is a bar that scrolls, with 更多 in reach at its end', async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs('zhangsan', '/index')
    const { more, customise } = railOf(page)
    const { rail } = frameOf(page)
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

test.describe('the drawer of all apps', () => {
  test('[RAIL-01] shows all listed apps by category, with badge, new window and open mark', async ({
    page,
    openAs,
    space,
  }) => {
    const apps = ['index', 'inbox', 'helpdesk', 'gw', 'forum']
    space.users.update('zhangsan', { apps, pinned: ['index'] })
    space.collection(appsModel).update('forum', { othGroupName: '' })
    await openAs('zhangsan', '/index')
    const { more, drawer, group } = railOf(page)
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

  test('[RAIL-01] opens beside the rail, and an app of it in its tab', async ({ page, openAs }) => {
    await openAs('zhangsan', '/index')
    const frame = frameOf(page)
    const { more, drawer } = railOf(page)
    const rail = await frame.rail.boundingBox()
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.x).toBe((rail?.x ?? 0) + (rail?.width ?? 0))

    await drawer.getByRole('link', { name: /^内部邮件/ }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/inbox/list/1')
    await expect(frame.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
    await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')
    await more.click()
    await expect(drawer.getByRole('link', { name: /^内部邮件.*已打开$/ })).toBeVisible()
  })

  test('[RAIL-01] finds titles that hold what is sought, trimmed and whatever the case', async ({
    page,
    openAs,
    space,
  }) => {
    space.collection(appsModel).update('devDocs', { title: 'API 开发文档' })
    await openAs('zhangsan', '/index')
    const { more, drawer, search } = railOf(page)
    await more.click()
    await expect(search).toBeFocused()
    await search.fill('  中心 ')
    await expect(drawer.getByRole('link')).toHaveText(['日程中心', '待办中心', '文件中心'])
    await expect(drawer.getByRole('status')).toHaveText('找到 3 个应用')
    await search.fill('api')
    await expect(drawer.getByRole('link')).toHaveText(['API 开发文档'])
    await search.fill('没有的应用')
    await expect(drawer.getByText('没有找到名称包含“没有的应用”的应用')).toBeVisible()
  })

  test('[RAIL-01] Esc clears the search, then closes; the focus returns to 更多', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/index')
    const { more, drawer, search } = railOf(page)
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
  })

  test('[RAIL-01] arrows, Home and End move through the apps as they lie', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/index')
    const { more, drawer, search } = railOf(page)
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

test.describe('快捷菜单设置', () => {
  test('[RAIL-02] chooses and sorts by keyboard, saves, and the rail follows at once', async ({
    page,
    openAs,
    space,
  }) => {
    space.users.update('zhangsan', { pinned: ['index', 'inbox', 'list'] })
    await openAs('zhangsan', '/index')
    const { rail } = frameOf(page)
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await expect(shortcuts.count).toHaveText('已选 3/9')
    await shortcuts.box('运维服务台').check()
    await expect(shortcuts.titles).toHaveText(['首页', '内部邮件', '通知公告', '运维服务台'])

    await shortcuts.handle('首页').focus()
    await page.keyboard.press('Space')
    await expect(shortcuts.announcement).toContainText('已拿起「首页」，第 1 位，共 4 位')
    await page.keyboard.press('ArrowDown')
    await expect(shortcuts.announcement).toContainText('「首页」移到第 2 位')
    await page.keyboard.press('ArrowDown')
    await expect(shortcuts.announcement).toContainText('「首页」移到第 3 位')
    await page.keyboard.press('Space')
    await expect(shortcuts.announcement).toContainText('「首页」已放在第 3 位')
    await expect(shortcuts.titles).toHaveText(['内部邮件', '通知公告', '首页', '运维服务台'])
    await expect(shortcuts.handle('首页')).toBeFocused()

    await shortcuts.save.click()
    await expect(shortcuts.dialog).toBeHidden()
    await expect(shortcuts.toast).toHaveText('保存成功')
    await expect(rail.getByRole('link')).toContainText([
      '内部邮件',
      '通知公告',
      '首页',
      '运维服务台',
    ])
    const [call] = space.journal.find({ path: backend, method: 'POST' })
    expect(call?.body).toEqual([
      { appId: 'app-inbox', sort: 1 },
      { appId: 'app-list', sort: 2 },
      { appId: 'app-index', sort: 3 },
      { appId: 'app-helpdesk', sort: 4 },
    ])
    await page.reload()
    await expect(rail.getByRole('link').first()).toContainText('内部邮件')
  })

  test('[RAIL-02] Esc while an app is moved puts it back, and the dialog stays', async ({
    page,
    openAs,
    space,
  }) => {
    space.users.update('zhangsan', { pinned: ['index', 'inbox'] })
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await shortcuts.handle('首页').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(shortcuts.announcement).toContainText('移到第 2 位')
    await page.keyboard.press('Escape')
    await expect(shortcuts.announcement).toContainText('已取消，「首页」回到原位')
    await expect(shortcuts.titles).toHaveText(['首页', '内部邮件'])
    await page.keyboard.press('Escape')
    await expect(shortcuts.dialog).toBeHidden()
    await expect(railOf(page).customise).toBeFocused()
  })

  test('[RAIL-02] sorts by mouse', async ({ page, openAs, space }) => {
    space.users.update('zhangsan', { pinned: ['index', 'inbox', 'list'] })
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await shortcuts.handle('通知公告').hover()
    await page.mouse.down()
    const { x, y, width } = (await shortcuts.handle('首页').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
    }
    await page.mouse.move(x + width / 2, y + 4, { steps: 8 })
    await expect(shortcuts.announcement).toContainText('「通知公告」移到第 1 位')
    await page.mouse.up()
    await expect(shortcuts.titles).toHaveText(['通知公告', '首页', '内部邮件'])
  })

  test('[RAIL-02] the tenth is refused and its tick undone; unchecking and removing make room', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await expect(shortcuts.count).toHaveText('已选 9/9')
    await shortcuts.box('论坛').click()
    await expect(shortcuts.toast).toHaveText('最多只能添加9个应用')
    await expect(shortcuts.box('论坛')).not.toBeChecked()
    await expect(shortcuts.count).toHaveText('已选 9/9')
    await page.keyboard.press('F8')
    await expect(shortcuts.toast).toHaveCount(0)

    await shortcuts.box('工作流').uncheck()
    await expect(shortcuts.handle('工作流')).toHaveCount(0)
    await shortcuts.box('论坛').check()
    await expect(shortcuts.titles.last()).toHaveText('论坛')
    await shortcuts.remove('首页').click()
    await expect(shortcuts.box('首页')).not.toBeChecked()
    await expect(shortcuts.remove('内部邮件')).toBeFocused()
    await expect(shortcuts.count).toHaveText('已选 8/9')
  })

  test('[RAIL-01] [RAIL-02] 清空 empties; saved so, the rail shows the first nine', async ({
    page,
    openAs,
    space,
  }) => {
    space.users.update('zhangsan', { pinned: ['list'] })
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await expect(shortcuts.dialog).toContainText('未选择应用时，显示前 9 个')
    await shortcuts.clear.click()
    await expect(shortcuts.count).toHaveText('已选 0/9')
    await expect(shortcuts.dialog).toContainText('尚未选择应用')
    await expect(shortcuts.dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await shortcuts.save.click()
    await expect(shortcuts.toast).toHaveText('保存成功')
    await expect(frameOf(page).rail.getByRole('link')).toHaveCount(9)
    await shortcuts.open()
    await expect(shortcuts.count).toHaveText('已选 0/9')
  })

  test('[RAIL-02] a second click while saving does nothing, and the dialog waits', async ({
    page,
    openAs,
    space,
  }) => {
    space.faults.add({ method: 'POST', path: backend, kind: 'delay', delayMs: 1_000 })
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await shortcuts.box('工作流').uncheck()
    await shortcuts.save.dblclick()
    await expect(shortcuts.saving).toBeVisible()
    await shortcuts.saving.click()
    await page.keyboard.press('Escape')
    await expect(shortcuts.dialog).toBeVisible()
    await expect(shortcuts.box('论坛')).toBeDisabled()
    await expect(shortcuts.toast).toHaveText('保存成功')
    await expect(shortcuts.dialog).toBeHidden()
    expect(space.journal.find({ path: backend, method: 'POST' })).toHaveLength(1)
  })

  test('[RAIL-02] leaving with changes asks once', async ({ page, openAs, space }) => {
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await shortcuts.open()
    await shortcuts.box('工作流').uncheck()
    await page.keyboard.press('Escape')
    await expect(question).toContainText('快捷菜单设置')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toBeHidden()
    await expect(shortcuts.box('工作流')).not.toBeChecked()
    await shortcuts.cancel.click()
    await question.getByRole('button', { name: '放弃并关闭' }).click()
    await expect(shortcuts.dialog).toBeHidden()
    await expect(railOf(page).customise).toBeFocused()
    await expect(frameOf(page).railLink('工作流')).toBeVisible()
    expect(space.journal.find({ path: backend, method: 'POST' })).toEqual([])
  })
})

test.describe('a save that fails', () => {
  test.use({ allowedErrors: /status of (?:401|422|502)/ })

  test('[RAIL-02] [AUTH-12] a session that is over leads to the login path', async ({
    page,
    openAs,
    space,
  }) => {
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    space.clock.advance(13 * 3_600_000)
    await shortcuts.save.click()
    await expect(page).toHaveURL('/login?redirect=%2Findex')
  })

  test('[RAIL-02] says the reason, and keeps the dialog with its changes', async ({
    page,
    openAs,
    space,
  }) => {
    space.faults.add({ method: 'POST', path: backend, kind: 'status', status: 500 })
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await shortcuts.box('工作流').uncheck()
    await shortcuts.save.click()
    await expect(shortcuts.toast).toHaveText('保存失败：服务出现错误，请稍后再试')
    await expect(shortcuts.dialog).toBeVisible()
    await expect(shortcuts.box('工作流')).not.toBeChecked()

    // An app that was taken away meanwhile: the backend's own words.
    space.faults.clear()
    space.faults.add({ method: 'POST', path: backend, kind: 'code', code: 9 })
    await shortcuts.save.click()
    await expect(shortcuts.toast).toHaveText(/^保存失败：(?!服务出现错误)/)

    space.faults.clear()
    await shortcuts.save.click()
    await expect(shortcuts.dialog).toBeHidden()
    await expect(shortcuts.toast).toHaveText('保存成功')
    await expect(frameOf(page).railLink('工作流')).toHaveCount(0)
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[RAIL-02] a long touch moves an app, a short one does not', async ({
    page,
    openAs,
    space,
  }) => {
    space.users.update('zhangsan', { pinned: ['index', 'inbox', 'list'] })
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await frameOf(page).rail.evaluate((bar) => bar.scrollTo(bar.scrollWidth, 0))
    await shortcuts.open()
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    const from = await shortcuts.handle('通知公告').boundingBox()
    const to = await shortcuts.handle('首页').boundingBox()
    if (!from || !to) throw new Error('the list is not to be seen')

    await shortcuts.handle('通知公告').tap()
    await expect(shortcuts.titles).toHaveText(['首页', '内部邮件', '通知公告'])
    await touch('touchStart', from.x + 60, from.y + 20)
    await expect(shortcuts.announcement).toContainText('已拿起「通知公告」')
    for (const part of [0.3, 0.6, 1]) {
      await touch('touchMove', from.x + 60, from.y + 20 + (to.y - from.y) * part)
    }
    await expect(shortcuts.announcement).toContainText('「通知公告」移到第 1 位')
    await touch('touchEnd', 0, 0)
    await expect(shortcuts.titles).toHaveText(['通知公告', '首页', '内部邮件'])
  })
})

test.describe('toasts', () => {
  test('go by themselves, wait for pointer and focus, and the same one is not stacked', async ({
    page,
    openAs,
  }) => {
    await page.clock.install()
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await shortcuts.box('论坛').click()
    await expect(shortcuts.toast).toHaveCount(1)
    await shortcuts.box('人事管理').click()
    await expect(shortcuts.toast).toHaveCount(1)
    await shortcuts.toast.hover()
    await page.clock.runFor(20_000)
    await expect(shortcuts.toast).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3_000)
    await expect(shortcuts.toast).toBeVisible()
    await page.clock.runFor(1_500)
    await expect(shortcuts.toast).toHaveCount(0)

    await shortcuts.box('论坛').click()
    await expect(shortcuts.toast).toBeVisible()
    await shortcuts.cancel.click()
    await shortcuts.toast.getByRole('button').focus()
    await page.clock.runFor(20_000)
    await expect(shortcuts.toast).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shortcuts.toast).toHaveCount(0)
    await expect(railOf(page).customise).toBeFocused()
  })

  test('are read out, by the region of their urgency, while a dialog is open', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await shortcuts.box('论坛').click()
    await expect(shortcuts.toast).toBeVisible()
    await expect(page.locator('[aria-live=polite]').filter({ has: shortcuts.toast })).toHaveCount(1)
    await expect(page.locator('[aria-hidden=true]').filter({ has: shortcuts.toast })).toHaveCount(0)
  })
})
