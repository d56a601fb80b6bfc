import { arrangementsModel } from '../../mock-platform/data/arrangements'
import { chinaTime } from '../../mock-platform/data/china-time'
import { mailsModel } from '../../mock-platform/data/mails'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, openWindow, signInBy, test } from '../support/test'
import { workbenchOf } from '../support/workbench'

const backend = '/service-portal/workbench/arrangement'
const summary = '**/service-portal/workbench/summary?*'
const made = ['counts', 'todos', 'schedule', 'mails', 'notices', 'documents', 'courses']

test.describe('the workbench', () => {
  test('[LOOK-05] is calm until customised, and arranged by keyboard', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, space, bench } = await visit('/index', { bench: workbenchOf })
    await expect(bench.cards).toHaveCount(7)
    expect(await bench.order()).toEqual(made)
    await expect(bench.handle('待办事项')).toHaveCount(0)

    await bench.customise.click()
    await bench.handle('今日日程').focus()
    await page.keyboard.press('Enter')
    await expect(bench.told).toHaveText(/^已拿起「今日日程」，第 3 位，共 7 位/)
    await page.keyboard.press('ArrowUp')
    await expect(bench.told).toHaveText('「今日日程」移到第 2 位')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(bench.told).toHaveText('「今日日程」移到第 1 位')
    await page.keyboard.press('ArrowRight')
    expect(space.journal.find({ path: backend })).toEqual([])
    await page.keyboard.press('Space')
    await expect(bench.told).toHaveText('「今日日程」已放在第 2 位')
    await expect(bench.handle('今日日程')).toBeFocused()
    const arranged = ['counts', 'schedule', 'todos', 'mails', 'notices', 'documents', 'courses']
    expect(await bench.order()).toEqual(arranged)
    await expect.poll(() => space.journal.find({ path: backend, method: 'PUT' }).length).toBe(1)

    await bench.done.click()
    await expect(bench.customise).toBeFocused()
    await page.reload()
    await expect(bench.cards).toHaveCount(7)
    expect(await bench.order()).toEqual(arranged)
  })

  test('[LOOK-05] Esc puts a lifted card back, leaving it drops it', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, space, bench } = await visit('/index', { bench: workbenchOf })
    await bench.customise.click()
    await bench.handle('待办事项').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('End')
    expect((await bench.order()).at(-1)).toBe('todos')
    await page.keyboard.press('Escape')
    await expect(bench.told).toHaveText('已取消移动「待办事项」')
    expect(await bench.order()).toEqual(made)
    expect(space.journal.find({ path: backend })).toEqual([])

    await page.keyboard.press('Enter')
    await page.keyboard.press('Home')
    await page.keyboard.press('Tab')
    await expect(bench.told).toHaveText('「待办事项」已放在第 1 位')
    expect((await bench.order())[0]).toBe('todos')
    await expect.poll(() => space.journal.find({ path: backend }).length).toBe(1)
  })

  test('[LOOK-05] is arranged by mouse, links rest meanwhile', async ({ page, openAs, space }) => {
    await page.setViewportSize({ width: 1366, height: 1500 })
    await openAs('zhangsan', '/index')
    const bench = workbenchOf(page)
    await bench.customise.click()
    await expect(bench.card('todos').locator('.board-content')).toHaveAttribute('inert', '')
    const from = await bench.handle('最新公文').boundingBox()
    const to = await bench.card('mails').boundingBox()
    if (!from || !to) throw new Error('the cards are not to be seen')
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x - 40, from.y + 20, { steps: 4 })
    await page.mouse.move(to.x + 30, to.y + 20, { steps: 8 })
    await expect(bench.card('mails')).toHaveAttribute('data-landing', 'before x')
    await page.mouse.up()
    await expect(bench.told).toHaveText('「最新公文」已放在第 4 位')
    const arranged = ['counts', 'todos', 'schedule', 'documents', 'mails', 'notices', 'courses']
    expect(await bench.order()).toEqual(arranged)
    await expect.poll(() => space.journal.find({ path: backend }).length).toBe(1)
  })

  test('[LOOK-05] cards are resized, hidden and added', { tag: '@long' }, async ({ visit }) => {
    const { space, bench } = await visit('/index', { bench: workbenchOf })
    await bench.customise.click()
    await bench.widen('最新邮件').click()
    await expect(bench.card('mails')).toHaveAttribute('data-size', '2')
    await expect(bench.told).toHaveText('「最新邮件」宽 2 列')
    await bench.widen('最新邮件').click()
    await expect(bench.widen('最新邮件')).toHaveAttribute('aria-disabled', 'true')
    await bench.widen('最新邮件').dispatchEvent('click')
    await expect(bench.card('mails')).toHaveAttribute('data-size', '3')
    await bench.narrow('最新邮件').click()

    await bench.hide('待办事项').click()
    await expect(bench.card('todos')).toHaveCount(0)
    await expect(bench.handle('今日日程')).toBeFocused()
    await bench.add('我的收藏').click()
    await expect(bench.handle('我的收藏')).toBeFocused()
    expect((await bench.order()).at(-1)).toBe('favourites')
    await bench.add('待办事项').click()
    await expect(bench.add('待办事项')).toHaveCount(0)
    await expect
      .poll(() => space.collection(arrangementsModel).all()[0]?.cards.slice(0, 8))
      .toMatchObject([
        { id: 'counts', size: 3 },
        { id: 'schedule', size: 1 },
        { id: 'mails', size: 2 },
        { id: 'notices' },
        { id: 'documents' },
        { id: 'courses' },
        { id: 'favourites', hidden: false },
        { id: 'todos', hidden: false },
      ])
  })

  test('[LOOK-05] an answer that is older than what was saved changes nothing', {
    tag: '@long',
  }, async ({ visit, context }) => {
    // Without pushes, so that the page does not request again on its own.
    await context.routeWebSocket(/\/live$/, () => {})
    const { page, bench } = await visit('/index', { bench: workbenchOf })
    await bench.customise.click()
    const held: (() => Promise<void>)[] = []
    await page.route(
      summary,
      async (route) => {
        const response = await route.fetch()
        await new Promise<void>((resolve) => {
          held.push(async () => resolve(await route.fulfill({ response }).catch(() => {})))
        })
      },
      { times: 1 },
    )
    await bench.app.getByRole('button', { name: '刷新' }).click()
    await expect.poll(() => held.length).toBe(1)
    const saved = page.waitForResponse((response) => response.url().includes('/arrangement'))
    await bench.widen('最新邮件').click()
    await saved
    await held[0]?.()
    await expect(bench.app.getByRole('button', { name: '刷新', exact: true })).toBeVisible()
    await expect(bench.card('mails')).toHaveAttribute('data-size', '2')
  })

  test('[LOOK-05] all of it is reset, once asked', {
    tag: '@long',
  }, async ({ visit }) => {
    test.slow()
    const { page, space, bench } = await visit('/index', { bench: workbenchOf })
    await bench.customise.click()
    await expectAccessible(page)
    await bench.hide('待办事项').click()
    await expect.poll(() => space.collection(arrangementsModel).count).toBe(1)
    await bench.reset.click()
    await bench.app.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click()
    await expect(bench.toast).toHaveText('已恢复默认布局')
    expect(await bench.order()).toEqual(made)
    await expect.poll(() => space.collection(arrangementsModel).count).toBe(0)
  })

  test('[LOOK-05] all cards can be hidden, and found again', { tag: '@long' }, async ({
    visit,
  }) => {
    const { bench } = await visit('/index', { bench: workbenchOf }, 'lisi')
    await bench.customise.click()
    for (const title of ['待处理事项', '最新邮件', '最新通知公告', '近四周']) {
      await bench.hide(title).click()
    }
    await expect(bench.app.getByText('所有卡片都已隐藏')).toBeVisible()
    await expect(bench.adding).toBeFocused()
    // Cards of apps that lisi may not use are not offered.
    await expect(bench.adding.getByRole('button')).toHaveCount(5)
    await bench.add('最新邮件').click()
    await expect(bench.app.getByRole('region', { name: '最新邮件' })).toBeVisible()
  })

  test('[LOOK-05] another window follows when it is shown again, another account does not', {
    tag: '@long',
  }, async ({ visit, browser, account, stack }) => {
    const { page, bench } = await visit('/index', { bench: workbenchOf })
    await expect(bench.cards).toHaveCount(7)
    const second = await openWindow(page.context(), '/index')
    const other = workbenchOf(second)
    await other.customise.click()
    await other.hide('待办事项').click()
    await expect(other.cards).toHaveCount(6)
    await page.bringToFront()
    await bench.app.locator('body').evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(bench.cards).toHaveCount(6)

    const context = await browser.newContext({ baseURL: stack.portal.url })
    const stranger = await openWindow(context, '/login?redirect=%2Findex')
    await signInBy(stranger, account('admin'))
    const theirs = workbenchOf(stranger)
    await expect(theirs.cards).toHaveCount(7)
    await context.close()
  })

  test('[LOOK-05] nonsense is shown as the board that is made', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    const { tenantId = '' } = space.users.get('zhangsan') ?? {}
    const cards = [{ id: 'gone', size: 9 }, 'x', { id: 'mails', size: 'wide' }, { id: 'mails' }]
    space.collection(arrangementsModel).create({
      id: 'odd',
      account: 'zhangsan',
      tenantId,
      board: 'index',
      cards: cards as never,
    })
    const { bench } = await visit('/index', { bench: workbenchOf })
    await expect(bench.cards).toHaveCount(7)
    expect((await bench.order())[0]).toBe('mails')
    await expect(bench.card('mails')).toHaveAttribute('data-size', '1')
  })

  test('[ME-04] [LOOK-05] each board is arranged by itself', async ({ visit }) => {
    const { page, shell, space } = await visit('/bmmh')
    const board = workbenchOf(page, 'bmmh')
    await expect(board.app.getByRole('heading', { level: 1 })).toHaveText(/看板$/)
    await expect(board.app.getByRole('region', { name: '部门同事' })).toBeVisible()
    await board.customise.click()
    await board.hide('部门同事').click()
    await expect
      .poll(() => space.collection(arrangementsModel).all())
      .toMatchObject([{ board: 'bmmh', account: 'zhangsan' }])
    await page.goto('/door')
    const door = workbenchOf(page, 'door')
    const link = door.app
      .getByRole('region', { name: '常用应用' })
      .getByRole('link', { name: '工作流' })
    // The sign is drawn from the portal's sprite sheet.
    const width = () => link.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)
    await expect.poll(width).toBeGreaterThan(10)
    await link.click()
    await expect(page).toHaveURL('/workflow/todo')
    await expect(shell.tab('工作流')).toBeVisible()
  })
})

test('[LOOK-05] what cannot be kept says why and goes back', async ({ visit }) => {
  const { space, allowErrors, bench } = await visit('/index', { bench: workbenchOf })
  allowErrors(/status of 500/)
  await bench.customise.click()
  space.faults.add({ method: 'PUT', path: backend, kind: 'status', status: 500 })
  await bench.hide('待办事项').click()
  await expect(bench.toast).toHaveText(/^布局保存失败：.*已恢复为上次保存的布局。$/)
  expect(await bench.order()).toEqual(made)
  space.faults.clear()
  await bench.hide('待办事项').click()
  await expect.poll(() => space.collection(arrangementsModel).count).toBe(1)
  await expect(bench.card('todos')).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('[LOOK-05] [LOOK-04] is one column, moved by its handle', async ({ visit }) => {
    const { page, bench } = await visit('/index', { bench: workbenchOf })
    await bench.customise.tap()
    const widths = await bench.cards.evaluateAll((cards) => [
      ...new Set(cards.map((card) => Math.round(card.getBoundingClientRect().width))),
    ])
    expect(widths).toHaveLength(1)
    await expectNoSidewaysScroll(bench.app.locator('html'))

    await bench.handle('待办事项').evaluate((one) => one.scrollIntoView({ block: 'center' }))
    const from = await bench.handle('待办事项').boundingBox()
    const to = await bench.card('counts').boundingBox()
    if (!from || !to) throw new Error('the cards are not to be seen')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    const start = { x: from.x + 30, y: from.y + from.height / 2 }
    await touch('touchStart', start.x, start.y)
    for (const part of [0.2, 0.5, 1]) {
      await touch('touchMove', start.x, start.y + (to.y + 10 - start.y) * part)
    }
    await expect(bench.card('counts')).toHaveAttribute('data-landing', 'before y')
    await touch('touchEnd', 0, 0)
    await expect(bench.told).toHaveText('「待办事项」已放在第 1 位')
    expect((await bench.order())[0]).toBe('todos')
  })
})

test('[LOOK-05] what came in four weeks is drawn, and a table for those who want the numbers', async ({
  visit,
}) => {
  const { space, bench } = await visit('/index', { bench: workbenchOf })
  const card = bench.card('courses')
  const received = space.collection(mailsModel).by('account', 'zhangsan')
  const since = chinaTime(space.now()).subtract(27, 'day').date()
  const count = received.filter(({ folder, time }) => folder === 1 && time >= since).length
  await expect(
    card.getByRole('img', { name: /^收到邮件，四周每周：(?:\d+、){3}\d+$/ }),
  ).toBeVisible()
  await card.getByRole('button', { name: '以表格显示' }).click()
  const mails = card.getByRole('row').locator('td:nth-child(3)')
  await expect(mails).toHaveCount(4)
  const numbers = (await mails.allTextContents()).map(Number)
  expect(numbers.reduce((sum, number) => sum + number)).toBe(count)
  expect(count).toBeGreaterThan(0)
  await card.getByRole('button', { name: '以图表显示' }).click()
  await expect(card.getByRole('table')).toHaveCount(0)
})
