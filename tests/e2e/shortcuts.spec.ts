import { expectCall } from '../support/expect-calls'
import { watchLive } from '../support/live-page'
import { railOf, shortcutsOf } from '../support/rail'
import { signInOver } from '../support/sign-in-over'
import { expect, test } from '../support/test'

const backend = '/service-system/sysappuser'

test.describe('快捷菜单设置', () => {
  test('[RAIL-02] [ERR-01] chooses and sorts by keyboard', async ({ visit, space }) => {
    space.users.update('zhangsan', { pinned: ['index', 'inbox', 'list'] })
    const { page, shell } = await visit('/index')
    const { rail } = shell
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await expect(shortcuts.count).toHaveText('已选 3/9')
    await shortcuts.box('运维服务台').check()
    await expect(shortcuts.titles).toHaveText(['首页', '内部邮件', '通知公告', '运维服务台'])

    await shortcuts.handle('首页').focus()
    await page.keyboard.press('Space')
    await expect(shortcuts.announcement).toContainText('已拿起「首页」，第 1 位，共 4 位')
    await shortcuts.moveDown('「首页」移到第 2 位')
    await shortcuts.moveDown('「首页」移到第 3 位')
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

  test('[RAIL-02] Esc puts a moved app back', { tag: '@long' }, async ({ visit, space }) => {
    space.users.update('zhangsan', { pinned: ['index', 'inbox'] })
    const { page, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
    await shortcuts.open()
    await shortcuts.handle('首页').focus()
    await page.keyboard.press('Space')
    await shortcuts.moveDown('移到第 2 位')
    await page.keyboard.press('Escape')
    await expect(shortcuts.announcement).toContainText('已取消，「首页」回到原位')
    await expect(shortcuts.titles).toHaveText(['首页', '内部邮件'])
    await page.keyboard.press('Escape')
    await expect(shortcuts.dialog).toBeHidden()
    await expect(railOf(page).customise).toBeFocused()
  })

  test('[RAIL-02] sorts by mouse', { tag: '@long' }, async ({ visit, space }) => {
    space.users.update('zhangsan', { pinned: ['index', 'inbox', 'list'] })
    const { page, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
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

  test('[RAIL-02] the tenth is refused; unchecking one makes room', async ({ visit }) => {
    const { page, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
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

  test('[RAIL-01] [RAIL-02] 清空 brings back the first nine', async ({ visit, space }) => {
    space.users.update('zhangsan', { pinned: ['list'] })
    const { shell, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
    await shortcuts.open()
    await expect(shortcuts.dialog).toContainText('未选择应用时，显示前 9 个')
    await shortcuts.clear.click()
    await expect(shortcuts.count).toHaveText('已选 0/9')
    await expect(shortcuts.dialog).toContainText('尚未选择应用')
    await expect(shortcuts.dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await shortcuts.save.click()
    await expect(shortcuts.toast).toHaveText('保存成功')
    await expect(shell.rail.getByRole('link')).toHaveCount(9)
    await shortcuts.open()
    await expect(shortcuts.count).toHaveText('已选 0/9')
  })

  test('[RAIL-02] is saved once by two clicks', {
    tag: '@long',
  }, async ({ visit, space }) => {
    space.faults.add({ method: 'POST', path: backend, kind: 'delay', delayMs: 60_000 })
    const { page, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
    await shortcuts.open()
    await shortcuts.box('工作流').uncheck()
    await shortcuts.save.dblclick()
    await expect(shortcuts.saving).toBeVisible()
    await shortcuts.saving.click()
    await page.keyboard.press('Escape')
    await expect(shortcuts.dialog).toBeVisible()
    await expect(shortcuts.box('论坛')).toBeDisabled()
    space.faults.clear()
    await expect(shortcuts.toast).toHaveText('保存成功')
    await expect(shortcuts.dialog).toBeHidden()
    await expectCall(space, { path: backend, method: 'POST' })
  })

  test('[RAIL-02] leaving with changes asks once', async ({ visit }) => {
    const { page, shell, space, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
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
    await expect(shell.railLink('工作流')).toBeVisible()
    expect(space.journal.find({ path: backend, method: 'POST' })).toEqual([])
  })
})

test.describe('a save that fails', () => {
  test.use({ allowedErrors: /status of (?:401|422|502)/ })

  test('[RAIL-02] [DESK-07] a session that has ended brings up the sign-in, and the save goes through after it', {
    tag: '@long',
  }, async ({ page, openAs, account, space }) => {
    const live = watchLive(page.context())
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    // Nothing else on the page may notice the session end first: the live socket is already connected.
    await expect.poll(() => live.holders()).toHaveLength(1)
    space.faults.add({ method: 'POST', path: backend, kind: 'status', status: 401, times: 1 })
    await shortcuts.save.click()
    await signInOver(page, account('zhangsan'))
    await expect(shortcuts.toast).toHaveText('保存成功')
    await expect(shortcuts.dialog).toBeHidden()
  })

  test('[RAIL-02] [ERR-01] says why, and keeps the changes', async ({ visit, space }) => {
    space.faults.add({ method: 'POST', path: backend, kind: 'status', status: 500 })
    const { shell, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
    await shortcuts.open()
    await shortcuts.box('工作流').uncheck()
    await shortcuts.save.click()
    await expect(shortcuts.toast).toHaveText('保存失败 服务出现错误，请稍后再试')
    await expect(shortcuts.dialog).toBeVisible()
    await expect(shortcuts.box('工作流')).not.toBeChecked()

    // An app that was removed meanwhile: the backend's own text.
    space.faults.clear()
    space.faults.add({ method: 'POST', path: backend, kind: 'code', code: 9 })
    await shortcuts.save.click()
    await expect(shortcuts.toast).toHaveText(/^保存失败\s(?!服务出现错误)/)

    space.faults.clear()
    await shortcuts.save.click()
    await expect(shortcuts.dialog).toBeHidden()
    await expect(shortcuts.toast).toHaveText('保存成功')
    await expect(shell.railLink('工作流')).toHaveCount(0)
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 560, height: 844 }, hasTouch: true })

  test('[RAIL-02] a long touch moves an app, a short one does not', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.users.update('zhangsan', { pinned: ['index', 'inbox', 'list'] })
    const { page, shell, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
    await shell.rail.evaluate((bar) => bar.scrollTo(bar.scrollWidth, 0))
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
