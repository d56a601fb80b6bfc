import type { FrameLocator, Page } from '@playwright/test'
import { meetingsModel } from '../../mock-platform/data/meetings'
import { stampOf } from '../../mock-platform/data/occasions'
import { expect, shellOf, test } from '../support/test'

const main = (app: FrameLocator) => app.getByRole('main')

async function dragTo(page: Page, from: string, app: FrameLocator, to: string) {
  const start = await app.getByRole('button', { name: from, exact: true }).boundingBox()
  const end = await app.getByRole('button', { name: to }).boundingBox()
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + 20, start.y + 10)
  await page.mouse.down()
  await page.mouse.move(end.x + 40, end.y + 10, { steps: 15 })
  await expect(app.locator('.gap')).toBeVisible()
  await page.mouse.up()
}

test.describe('the form designer', () => {
  test('[APP-15] makes a form by click, drag and keyboard, and publishes it', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, app } = await visit('/formDesigner/forms')
    await app.getByRole('button', { name: '新建表单' }).click()
    await app.getByLabel('表单名称').fill('访客登记')
    await app.getByRole('button', { name: '单行文本', exact: true }).click()
    await app.getByLabel('标题', { exact: true }).fill('访客姓名')
    await app.getByLabel('必填').check()
    await app.getByRole('button', { name: '单选', exact: true }).click()
    await app.getByLabel('标题', { exact: true }).fill('证件类型')
    await app.getByRole('textbox', { name: '选项 1' }).fill('身份证')
    await app.getByRole('textbox', { name: '选项 2' }).fill('工作证')
    await dragTo(page, '日期', app, '移动证件类型')
    const names = app.locator('.canvas-choose')
    await expect(names).toHaveText([/^访客姓名/, /^日期/, /^证件类型/])

    const handle = app.getByRole('button', { name: '移动访客姓名' })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(app.getByText('已拿起“访客姓名”，第 1 位，共 3 位')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(app.getByText('“访客姓名”移到第 2 位，共 3 位')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(names).toHaveText([/^日期/, /^访客姓名/, /^证件类型/])

    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('已保存，尚未发布')).toBeVisible()
    await page.reload()
    await expect(names).toHaveText([/^日期/, /^访客姓名/, /^证件类型/])
    await app.getByRole('button', { name: '预览' }).click()
    await app.getByRole('button', { name: '检查填写' }).click()
    await expect(app.getByText('请填写访客姓名')).toBeVisible()
    await expect(app.getByLabel('访客姓名 *')).toBeFocused()
    await app.getByRole('button', { name: '发布' }).click()
    await app.getByRole('link', { name: '返回列表' }).click()
    await expect(app.getByRole('row', { name: /访客登记/ })).toContainText('已发布')
  })

  test('[APP-15] [DESK-06] asks before unsaved work is left', async ({ visit }) => {
    const { page, app } = await visit('/formDesigner/design/form-supplies-yz-zfb')
    await app.getByRole('button', { name: /^数量/ }).click()
    await app.getByLabel('标题', { exact: true }).fill('')
    await app.getByRole('button', { name: '完成' }).click()
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('请填写数字的标题')).toBeVisible()
    await expect(app.getByLabel('标题', { exact: true })).toBeVisible()
    await app.getByRole('link', { name: '返回列表' }).click()
    await expect(app.getByRole('dialog')).toContainText('还有内容没有保存')
    await app.getByRole('button', { name: '取消' }).click()
    await expect(page).toHaveURL(/\/formDesigner\/design\//)
  })
})

test.describe('low-code pages', () => {
  test('[APP-15] name path and line of mistakes, and show the rest', { tag: '@long' }, async ({
    visit,
  }) => {
    const { app } = await visit('/lowcode/edit/page-desk-yz-zfb')
    const field = app.getByLabel('页面定义（JSON）')
    const source = await field.inputValue()
    await field.fill(source.replace('"unreadNotices"', '"unread"'))
    const problem = app.getByRole('button', {
      name: /^第 16 行 components\[2\]\.source：没有这个数据源/,
    })
    await expect(problem).toBeVisible()
    await app.getByRole('button', { name: '保存' }).click()
    await expect(field).toBeFocused()
    await field.fill(source.replace('"title": "综合服务台"', '"title": "办事大厅"'))
    await expect(app.getByText('定义正确')).toBeVisible()
    await app.getByRole('button', { name: '添加文本' }).click()
    await expect(app.getByLabel('预览').getByText('说明文字')).toBeVisible()
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('已保存', { exact: true })).toBeVisible()
    await app.getByRole('link', { name: '返回列表' }).click()
    await expect(app.getByRole('row', { name: /办事大厅/ })).toContainText('9 个')
  })

  test('[APP-15] store what is filled in, and tables and numbers follow', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell, app } = await visit('/lowcode/view/page-desk-yz-zfb')
    await expect(app.getByLabel('领用登记', { exact: true })).toContainText('6')
    await app.getByRole('button', { name: '提交' }).click()
    await expect(app.getByText('请选择用品名称')).toBeVisible()
    await app.getByLabel('硒鼓').check()
    await app.getByLabel('数量 *').fill('3')
    await app.getByLabel('需要日期 *').fill('2026-12-01')
    await app.getByRole('button', { name: '提交' }).click()
    await expect(app.getByLabel('领用登记', { exact: true })).toContainText('7')
    const table = app.getByRole('table', { name: '最近领用' })
    await expect(table.getByRole('row').nth(1)).toContainText('张三')
    await expect(table.getByRole('row').nth(1)).toContainText('2026-12-01')
    await page.goto('/formDesigner/records/form-supplies-yz-zfb')
    const records = shell.app('formDesigner').getByRole('row')
    await expect(records.nth(1)).toContainText('硒鼓')
  })
})

test.describe('the platform management', () => {
  test('[APP-15] changes an app, and the portal shows it after a reload', async ({ visit }) => {
    const { page, shell, app } = await visit('/system/settingcenter/edit?section=apps')
    await app.getByRole('link', { name: '编辑政策法规库' }).click()
    await app.getByLabel('名称', { exact: true }).fill('')
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('请输入应用名称')).toBeVisible()
    await expect(app.getByLabel('名称', { exact: true })).toBeFocused()
    await app.getByLabel('名称', { exact: true }).fill('法规库')
    await app.getByLabel('角标').fill('12')
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('保存成功')).toBeVisible()
    await page.reload()
    await expect(shell.railLink('法规库')).toContainText('12')
  })

  test('[APP-15] gives and pins apps by account', { tag: '@long' }, async ({ visit }) => {
    const { space, app } = await visit('/system/settingcenter/edit?section=users')
    await app.getByRole('link', { name: '设置王五的应用' }).click()
    await app.getByLabel('首页：可用').check()
    await app.getByLabel('首页：固定').check()
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('保存成功')).toBeVisible()
    expect(space.users.get('wangwu')).toMatchObject({ apps: ['index'], pinned: ['index'] })
  })

  test('[APP-15] publishes, changes and withdraws notices', { tag: '@long' }, async ({ visit }) => {
    const { app } = await visit('/system/settingcenter/edit?section=notices')
    await app.getByRole('link', { name: '发布通知' }).click()
    await app.getByLabel('标题').fill('关于食堂调整就餐时间的通知')
    await app.getByLabel('内容').fill('一、就餐时间\n午餐 11:40 至 13:00。')
    await app.getByRole('button', { name: '发布' }).click()
    await expect(app.getByRole('heading', { name: '编辑通知' })).toBeVisible()
    await app.getByLabel('标题').fill('关于食堂就餐时间的通知')
    await app.getByRole('button', { name: '保存' }).click()
    await app.getByText('保存成功').waitFor()
    await app.getByRole('link', { name: '返回列表' }).click()
    const row = app.getByRole('row', { name: /关于食堂就餐时间的通知/ })
    await row.getByRole('button', { name: /撤回/ }).click()
    await app.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
    await expect(row).toHaveCount(0)
  })
})

test.describe('meeting notices', () => {
  test('[APP-15] are answered, and the organiser sees by whom', { tag: '@long' }, async ({
    page,
    openAs,
    space,
  }) => {
    const now = stampOf(space.now())
    const meetings = space.collection(meetingsModel).by('organiser', 'admin')
    const { id, title } = meetings.find(({ startAt }) => startAt > now) ?? { id: '', title: '' }
    await openAs('zhangsan', '/meetingnotice/noticeDetail?state=waiting')
    const app = shellOf(page).app('meetingnotice')
    await app.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/meetingnotice/noticeDetail?id=${id}`)
    const before = await app.getByLabel('回执情况').getByText(/委派/).innerText()
    await app.getByRole('radio', { name: '委派' }).check()
    await app.getByRole('button', { name: '提交回执' }).click()
    await expect(app.getByText('请填写委派人员姓名')).toBeVisible()
    await app.getByLabel('委派人员').fill('周晓东')
    await app.getByRole('button', { name: '提交回执' }).click()
    await expect(app.getByText('已回执：委派（由周晓东参加）')).toBeVisible()
    await expect(app.getByLabel('回执情况').getByText(/委派/).first()).not.toHaveText(before)
    await page.reload()
    await expect(app.getByText('已回执：委派（由周晓东参加）')).toBeVisible()

    await page.context().clearCookies()
    await openAs('admin', `/meetingnotice/noticeDetail?id=${id}`)
    await expect(app.getByRole('row', { name: /张三/ })).toContainText('由周晓东参加')
  })

  test('[APP-15] say so if there is none of that id', { tag: '@long' }, async ({ visit }) => {
    const { app } = await visit('/meetingnotice/noticeDetail?id=none')
    await expect(main(app)).toContainText('会议通知不存在')
    await app.getByRole('link', { name: '返回列表' }).click()
    await expect(app.getByRole('heading', { name: '会议通知' })).toBeVisible()
  })
})

test.describe('the assistant', () => {
  test('[APP-15] asks the question of its address at once, and keeps the conversation', {
    tag: '@long',
  }, async ({ page, openAs }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAs(
      'zhangsan',
      `/ai/chat?question=${encodeURIComponent('写一份安全生产检查方案提纲')}`,
    )
    const app = shellOf(page).app('ai')
    await expect(app.getByRole('article')).toContainText('以下是“安全生产检查方案”的提纲')
    await expect(page).toHaveURL(/\/ai\/chat\/chat-\w+$/)
    await expect(app.getByRole('article')).toContainText('成文前按程序送审')
    await app.getByRole('button', { name: '复制' }).click()
    await expect(app.getByText('已复制')).toBeVisible()

    await page.reload()
    await expect(app.getByRole('article')).toContainText('成文前按程序送审')
    await expect(app.getByRole('article')).toHaveCount(1)
    await app.getByRole('button', { name: /^删除会话/ }).click()
    await app.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect(page).toHaveURL('/ai/chat')
    await expect(app.getByText('还没有会话')).toBeVisible()
  })

  test('[APP-15] [HOLD-06] streams through the portal, and stops on demand', async ({ visit }) => {
    const { app } = await visit('/ai/chat')
    await app.getByLabel('问题').fill('写一份年度总结提纲')
    await app.getByLabel('问题').press('Enter')
    await expect(app.getByRole('article')).toContainText('以下是')
    await app.getByRole('button', { name: '停止' }).click()
    await expect(app.getByRole('article')).toContainText('（回答已停止）')
    await expect(app.getByRole('article')).not.toContainText('成文前按程序送审')
    await expect(app.getByRole('button', { name: '发送' })).toBeVisible()
  })

  test('[APP-15] keeps what came of a broken stream, and asks again', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: '/service-integrate/ai/chat', kind: 'truncate' })
    const { app, allowErrors } = await visit('/ai/chat')
    allowErrors(/ERR_|status of 50\d/)
    await app.getByRole('button', { name: '有哪些未读通知？' }).click()
    await expect(app.getByText('回答中断，请检查网络后重试')).toBeVisible()
    space.faults.clear()
    await app.getByRole('button', { name: '重试' }).click()
    await expect(app.getByRole('article').last()).toContainText('条未读的通知公告')
  })
})
