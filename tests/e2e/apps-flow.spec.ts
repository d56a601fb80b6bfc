import type { Page } from '@playwright/test'
import { type RequestRow, requestsModel } from '../../mock-platform/data/requests'
import type { Space } from '../../mock-platform/data/space'
import { expect, openWindow, shellOf, signOut, test } from '../support/test'

/** A request that waits for zhangsan, and for another user after him. */
function waiting(space: Space): RequestRow {
  const found = space
    .collection(requestsModel)
    .all()
    .find(({ status, steps: [first, second] }) => {
      return (
        status === 'pending' && second && first?.approver.account === 'zhangsan' && !first.decision
      )
    })
  if (!found) throw new Error('nothing waits for zhangsan')
  return found
}

const workflowOf = (page: Page) => shellOf(page).app('workflow')
const agreeButton = (page: Page) =>
  workflowOf(page).getByRole('button', { name: '同意', exact: true })

test.describe('workflow', () => {
  test('[APP-15] [APP-16] agreeing leads to another approver', { tag: '@long' }, async ({
    visit,
    signIn,
    space,
  }) => {
    const request = waiting(space)
    const { page, shell, app } = await visit('/workflow/todo', { app: workflowOf })
    const counter = app.locator('h1 .count')
    await expect(counter).toHaveText(/[1-9]/)
    const before = Number(await counter.textContent())
    await expect(shell.railLink('工作流')).toContainText(String(before))
    await app.locator(`a[href$="/detail/${request.id}"]`).click()
    await expect(page).toHaveURL(`/workflow/detail/${request.id}`)

    await app.getByRole('button', { name: '不同意' }).click()
    await expect(app.getByText('不同意时请填写办理意见')).toBeVisible()
    await expect(app.getByLabel('办理意见')).toBeFocused()
    await app.getByLabel('办理意见').fill('情况属实。')
    await agreeButton(page).click()
    await expect(app.locator('.step-words')).toContainText('情况属实。')
    await expect(agreeButton(page)).toHaveCount(0)
    await expect(shell.railLink('工作流')).toContainText(String(before - 1))
    await app.getByRole('link', { name: '返回列表' }).click()
    await expect(counter).toHaveText(String(before - 1))
    await app.getByRole('link', { name: '已办' }).click()
    await expect(app.locator(`a[href$="/detail/${request.id}"]`)).toBeVisible()

    await signOut(page)
    await page.waitForURL('/login**')
    await page.goto(`/login?redirect=/workflow/detail/${request.id}`)
    await signIn(request.steps[1]?.approver.account)
    await expect(app.locator('.step-words')).toContainText('情况属实。')
    await expect(agreeButton(page)).toBeVisible()
  })

  test('[APP-15] what was handled elsewhere is refused', {
    tag: '@long',
  }, async ({ visit, space, context }) => {
    // Without pushes, so that nothing notifies the window.
    await context.routeWebSocket(/\/live$/, () => {})
    const request = waiting(space)
    const path = `/workflow/detail/${request.id}`
    const { page } = await visit(path)
    await expect(agreeButton(page)).toBeVisible()
    const other = await openWindow(page.context(), path)
    await agreeButton(other).click()
    await expect(workflowOf(other).getByText('已同意')).toBeVisible()
    await other.close()

    await agreeButton(page).click()
    const said = workflowOf(page).getByRole('status').filter({ hasText: '不能重复办理' })
    await expect(said).toContainText(/该步骤已由张三于 .+ 办理/)
    await expect(agreeButton(page)).toHaveCount(0)
    expect(space.collection(requestsModel).get(request.id)?.steps[1]?.decision).toBeNull()
  })

  test('[APP-15] a request is checked, sent and taken back', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, app } = await visit('/workflow/start', { app: workflowOf })
    await app.getByRole('link', { name: /请假申请/ }).click()
    await expect(app.getByRole('list', { name: '审批流程' }).getByRole('listitem')).toHaveCount(2)
    await app.getByRole('button', { name: '提交' }).click()
    await expect(app.getByLabel('请假类型')).toBeFocused()
    await app.getByLabel('请假类型').selectOption('年休假')
    await app.getByLabel('开始日期').fill('2026-12-07')
    await app.getByLabel('结束日期').fill('2026-12-04')
    await app.getByLabel('事由').fill('按计划安排年休假。')
    await app.getByRole('button', { name: '提交' }).click()
    await expect(app.getByText('结束日期不能早于开始日期')).toBeVisible()
    await app.getByLabel('结束日期').fill('2026-12-08')
    await app.getByRole('button', { name: '提交' }).click()

    await expect(page).toHaveURL(/\/workflow\/detail\/request-/)
    await page.reload()
    await expect(app.getByText('按计划安排年休假。')).toBeVisible()
    await app.getByRole('button', { name: '撤回' }).click()
    await app.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
    await expect(app.getByText('撤回申请')).toBeVisible()
    await app.getByRole('link', { name: '我发起的' }).click()
    await expect(app.locator('tbody tr').first()).toContainText(['已撤回'])
  })
})

test('[APP-15] an address of nothing says so, without a useless retry', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell, app } = await visit('/workflow/detail/none', { app: workflowOf })
  await expect(app.getByRole('alert')).toHaveText('申请不存在或您无权查看')
  await app.getByRole('link', { name: '返回列表' }).click()
  await expect(page).toHaveURL('/workflow/todo')
  await page.goto('/scheduleCenter/center/edit/none')
  await expect(shell.app('scheduleCenter').getByRole('alert')).toHaveText('日程不存在或已被删除')
})

test('[APP-15] the to-do centre opens each to-do in its app', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell, app } = await visit('/pendCenter/handle?menu=handle&code=handleall')
  const kinds = app.getByRole('navigation', { name: '待办分类' })
  await kinds.getByRole('link', { name: /^通知公告/ }).click()
  await expect(page).toHaveURL('/pendCenter/handle?menu=handle&code=list')
  const notices = Number(
    await kinds
      .getByRole('link', { name: /^通知公告/ })
      .locator('span')
      .innerText(),
  )
  await expect(app.getByText(`共 ${notices} 件`)).toBeVisible()

  const todo = app.getByRole('list', { name: '待办事项' }).getByRole('link').first()
  const title = await todo.locator('.todo-title').innerText()
  await todo.click()
  await expect(page).toHaveURL(/\/list\/detail\//)
  await expect(shell.app('list').getByRole('heading', { name: title })).toBeVisible()
  await shell.tab('待办中心').click()
  await expect(app.getByText(`共 ${notices - 1} 件`)).toBeVisible()

  await app.getByLabel('搜索待办').fill('没有这样的待办')
  await app.getByRole('button', { name: '搜索' }).click()
  await expect(app.getByText('没有与“没有这样的待办”相关的待办')).toBeVisible()
  await page.goBack()
  await expect(app.getByText(`共 ${notices - 1} 件`)).toBeVisible()
})

test('[APP-15] the workbench counts to-dos again, and lists the day', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell, app: home } = await visit('/index')
  const card = home
    .getByRole('list', { name: '待处理事项' })
    .getByRole('link', { name: /^待办事项/ })
  const before = Number(await card.locator('.card-count').innerText())
  await expect(home.getByRole('region', { name: '今日日程' }).getByRole('listitem')).toHaveCount(2)

  const toDos = home.getByRole('region', { name: '待办事项' })
  const request = toDos.locator('a[href^="/workflow/detail/"]').first()
  const address = await request.getAttribute('href')
  await request.click()
  await agreeButton(page).click()
  await expect(agreeButton(page)).toHaveCount(0)
  await shell.tab('首页').click()
  await expect(card.locator('.card-count')).toHaveText(String(before - 1))
  await expect(home.locator(`a[href="${address}"]`)).toHaveCount(0)
})

test.describe('the calendar', () => {
  test('[APP-15] moves from day to day and month to month by keys', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, app } = await visit('/scheduleCenter/center/index?date=2027-01-31')
    await app.getByRole('gridcell', { name: /^1月31日/ }).press('ArrowRight')
    await expect(page).toHaveURL('/scheduleCenter/center/index?date=2027-02-01')
    const cell = app.getByRole('gridcell', { name: /^2月1日 星期一/ })
    await expect(cell).toBeFocused()
    await expect(app.getByRole('heading', { name: '2027年2月' })).toBeVisible()
    for (const [key, day] of [
      ['ArrowDown', '2月8日'],
      ['End', '2月14日'],
      ['PageDown', '3月14日'],
      ['ArrowUp', '3月7日'],
      ['Home', '3月1日'],
      ['ArrowLeft', '2月28日'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(app.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
        new RegExp(`^${day} `),
      )
      await expect(app.getByRole('gridcell', { selected: true })).toBeFocused()
    }
  })

  test('[APP-15] keeps a new item, and warns of an overlap', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, app } = await visit('/scheduleCenter/center/index?date=2027-03-03')
    async function plan(title: string, from: string, to: string) {
      await app.getByRole('link', { name: '新建日程' }).click()
      await app.getByLabel('标题').fill(title)
      await app.getByLabel('开始时间').fill(`2027-03-03T${from}`)
      await app.getByLabel('结束时间').fill(`2027-03-03T${to}`)
    }
    await plan('预算评审会', '09:00', '11:00')
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByRole('heading', { name: '预算评审会' })).toBeVisible()

    await plan('', '10:30', '10:00')
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('结束时间应晚于开始时间')).toBeVisible()
    await expect(app.getByLabel('标题')).toBeFocused()
    await app.getByLabel('标题').fill('视频会商')
    await app.getByLabel('结束时间').fill('2027-03-03T11:30')
    await expect(app.getByRole('status').filter({ hasText: '重叠' })).toContainText(
      '预算评审会（09:00 – 11:00）',
    )
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('时间重叠')).toHaveCount(2)

    await app.getByRole('link', { name: '编辑：视频会商' }).click()
    await app.getByLabel('开始时间').fill('2027-03-03T14:00')
    await expect(app.getByLabel('结束时间')).toHaveValue('2027-03-03T15:00')
    await app.getByRole('button', { name: '保存' }).click()
    await expect(app.getByText('14:00 – 15:00')).toBeVisible()
    await page.reload()
    await expect(app.getByText('14:00 – 15:00')).toBeVisible()
    await expect(app.getByText('时间重叠')).toHaveCount(0)

    await app.getByRole('button', { name: '删除：视频会商' }).click()
    await app.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect(app.getByRole('gridcell', { name: /^3月3日 星期三，1 项日程/ })).toBeVisible()
  })
})
