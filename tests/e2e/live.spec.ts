import type { Page } from '@playwright/test'
import { pushTo, watchLive } from '../support/live-page'
import { serveProbeApps } from '../support/probe-apps'
import { signInAgainOf } from '../support/sign-in-over'
import { expect, frameOf, test } from '../support/test'

/** What the browser says of connections that fail while there is no network, or no session. */
const lostConnections = /WebSocket connection|ERR_INTERNET_DISCONNECTED|status of 401/

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: '网络已断开，正在重新连接…' })

/** Notes the types of what comes on the generic socket, from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    window.addEventListener('onmessageWS', (event) =>
      heard.push((event as CustomEvent).detail.type),
    )
    Object.assign(window, { heard })
  })
const heardIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard)

test.describe('two windows', () => {
  test('[LIVE-02] [PUSH-05] share one socket, and the other takes it over when its holder closes', async ({
    page,
    context,
    openAs,
    stack,
    space,
  }) => {
    const sockets = watchLive(context)
    const say = (type: string) => pushTo(stack, space, { channel: 'generic', payload: { type } })
    await openAs('zhangsan', '/index')
    await expect.poll(sockets.holders).toEqual([page])
    const second = await context.newPage()
    await second.goto('/index')
    await expect(frameOf(second).pane('index')).toHaveAttribute('data-app-status', '1')
    await listen(page)
    await listen(second)
    await expect(async () => {
      await say('asks')
      expect(await heardIn(second)).toContain('asks')
    }).toPass()
    expect(sockets.count()).toBe(1)

    await say('both')
    await expect.poll(() => heardIn(second)).toContain('both')
    expect((await heardIn(page)).filter((type) => type === 'both')).toEqual(['both'])

    await page.close()
    await say('between')
    await expect.poll(sockets.holders).toEqual([second])
    await say('after')
    await expect.poll(() => heardIn(second)).toContain('after')
    const heard = await heardIn(second)
    expect(heard.filter((type) => type !== 'asks')).toEqual(['both', 'between', 'after'])
  })

  test('[LIVE-02] hear together that the session is over', { tag: '@long' }, async ({
    page,
    context,
    openAs,
    stack,
    space,
  }) => {
    const sockets = watchLive(context)
    await openAs('zhangsan', '/index')
    await expect.poll(sockets.holders).toEqual([page])
    const second = await context.newPage()
    await second.goto('/list/index')
    await listen(second)
    await expect(async () => {
      await pushTo(stack, space, { channel: 'generic', payload: { type: 'here' } })
      expect(await heardIn(second)).toContain('here')
    }).toPass()
    await second.evaluate(() => fetch('/session/end', { method: 'POST' }))
    await expect(signInAgainOf(page)).toBeVisible()
    await expect(signInAgainOf(second)).toBeVisible()
  })
})

test.describe('what is pushed', () => {
  test('[PUSH-03] [APP-12] reaches every loaded app as onmessageWS and by the kit, and apps answer', async ({
    page,
    context,
    openAs,
    stack,
    space,
  }) => {
    const probes = await serveProbeApps()
    const mount =
      "const say=(name)=>(data)=>{const line=document.createElement('li');line.textContent=name+' '+JSON.stringify(data);root.append(line)};" +
      "window.addEventListener('onmessageWS',({detail})=>say('window')(detail));" +
      "props.events.on('live',say('live'));props.events.on('unread',say('unread'));props.events.on('message',say('message'));" +
      "window.answers=[props.sendLive({type:'probe',text:'你好'}),props.sendLive({text:'no type'}),props.sendLive({type:'x',text:'长'.repeat(30000)})]"
    probes.add(space, 'hearer', 'umd', { mount })
    const sockets = watchLive(context)
    await openAs('zhangsan', '/hearer')
    const frame = frameOf(page)
    await expect(frame.pane('hearer')).toHaveAttribute('data-app-status', '1')
    await expect.poll(sockets.holders).toEqual([page])
    // Hidden, but loaded.
    await frame.railLink('通知公告').click()
    await expect(frame.pane('list')).toHaveAttribute('data-app-status', '1')

    await pushTo(stack, space, { channel: 'generic', payload: { type: 'chat', text: '在吗' } })
    await pushTo(stack, space, {
      channel: 'unread',
      payload: { message: 12, apps: { hearer: 3, list: 4 } },
    })
    const lines = frame.app('hearer').locator('li')
    await expect(lines.filter({ hasText: 'window {"type":"chat","text":"在吗"}' })).toHaveCount(1)
    await expect(lines.filter({ hasText: 'live {"type":"chat","text":"在吗"}' })).toHaveCount(1)
    await expect(lines.filter({ hasText: 'unread {"message":12,"app":3}' })).toHaveCount(1)
    const answers = () =>
      frame
        .app('hearer')
        .locator('body')
        .evaluate(() => (window as unknown as { answers: boolean[] }).answers)
    expect(await answers()).toEqual([true, false, false])
    await expect
      .poll(() =>
        space.journal.find({}).filter(({ body }) => JSON.stringify(body ?? '').includes('你好')),
      )
      .toHaveLength(1)
    await probes.close()
  })

  test('[LIVE-02] [APP-04] moves the badges of rail and tabs', async ({
    page,
    context,
    openAs,
    stack,
    space,
  }) => {
    const sockets = watchLive(context)
    await openAs('zhangsan', '/list/index')
    const frame = frameOf(page)
    await expect.poll(sockets.holders).toEqual([page])
    const count = (apps: Record<string, number>) =>
      pushTo(stack, space, { channel: 'unread', payload: { message: 1, apps } })
    await count({ list: 41, inbox: 140 })
    await expect(frame.railLink('通知公告')).toHaveAccessibleName('通知公告，41 条待处理')
    await expect(frame.tab('通知公告')).toHaveAccessibleName(/41 条待处理/)
    await expect(frame.railLink('内部邮件')).toHaveAccessibleName('内部邮件，99+ 条待处理')

    // What an app says of itself holds until it is counted anew.
    await frame
      .app('list')
      .locator('body')
      .evaluate(() => window.portalProps?.setBadge(7))
    await expect(frame.railLink('通知公告')).toHaveAccessibleName('通知公告，7 条待处理')
    await count({ list: 41, inbox: 2 })
    await expect(frame.railLink('内部邮件')).toHaveAccessibleName('内部邮件，2 条待处理')
    await expect(frame.railLink('通知公告')).toHaveAccessibleName('通知公告，7 条待处理')
    await count({ list: 0 })
    await expect(frame.railLink('通知公告')).toHaveAccessibleName('通知公告')
  })

  test.describe('where badges are off', () => {
    test.use({ scenario: 'all-flags-off' })

    test('[NAV-06] shows none', async ({ page, context, openAs, stack, space }) => {
      const sockets = watchLive(context)
      await openAs('zhangsan', '/list/index')
      await expect.poll(sockets.holders).toEqual([page])
      await listen(page)
      await pushTo(stack, space, { channel: 'unread', payload: { message: 1, apps: { list: 41 } } })
      await pushTo(stack, space, { channel: 'generic', payload: { type: 'after' } })
      await expect.poll(() => heardIn(page)).toEqual(['after'])
      await expect(frameOf(page).railLink('通知公告')).toHaveAccessibleName('通知公告')
    })
  })
})

test.describe('a network that goes', () => {
  test.use({ allowedErrors: lostConnections })

  test('[LIVE-04] is told after some seconds and taken back on its return, with what was missed', {
    tag: '@long',
  }, async ({ page, context, openAs, stack, space }) => {
    const sockets = watchLive(context)
    await openAs('zhangsan', '/index')
    await expect.poll(sockets.holders).toEqual([page])
    await listen(page)
    await expect(banner(page)).toHaveCount(0)
    await context.setOffline(true)
    await expect.poll(sockets.holders).toEqual([])
    await expect(banner(page)).toBeVisible()
    await pushTo(stack, space, { channel: 'generic', payload: { type: 'missed' } })
    await context.setOffline(false)
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(() => heardIn(page)).toEqual(['missed'])
  })

  test('[LIVE-04] [DESK-07] is not blamed where nobody is signed in any more', async ({
    page,
    context,
    openAs,
  }) => {
    const sockets = watchLive(context)
    await page.clock.install()
    await openAs('zhangsan', '/index')
    await expect.poll(sockets.holders).toEqual([page])
    await page.evaluate(() => fetch('/session/end', { method: 'POST' }))
    await expect(signInAgainOf(page)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(signInAgainOf(page)).toBeVisible()
    await expect(page.getByText('网络已断开')).toHaveCount(0)
  })
})
