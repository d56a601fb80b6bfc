import type { Page } from '@playwright/test'
import { holdFiles } from '../support/held-files'
import { pushTo, watchLive } from '../support/live-page'
import { loaded } from '../support/loaded'
import { serveProbeApps } from '../support/probe-apps'
import { signInAgainOf } from '../support/sign-in-over'
import { expect, openWindow, shellOf, test } from '../support/test'

/** The browser's messages about connections that fail while there is no network, or no session. */
const lostConnections = /WebSocket connection|ERR_INTERNET_DISCONNECTED|status of 401/

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: '网络已断开，正在重新连接…' })

/** Records the types of later messages on the generic socket. */
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

test('[PUSH-05] [APP-12] what is pushed before the window listens is heard all the same, once', async ({
  page,
  openAs,
  stack,
  space,
}) => {
  const release = await holdFiles(page, /\/soon-/)
  await openAs('zhangsan', '/index')
  await expect(shellOf(page).pane('index')).toHaveAttribute('data-app-status', '1')
  await listen(page)
  // The platform refuses a push without a receiver.
  const say = (type: string) => pushTo(stack, space, { channel: 'generic', payload: { type } })
  await expect(() => say('first')).toPass()
  await say('second')
  release()
  await expect.poll(() => heardIn(page)).toEqual(['first', 'second'])
})

test.describe('two windows', () => {
  test('[LIVE-02] [PUSH-05] share one socket, and the other takes it over when its holder closes', async ({
    visit,
    context,
    stack,
    space,
  }) => {
    const sockets = watchLive(context)
    const say = (type: string) => pushTo(stack, space, { channel: 'generic', payload: { type } })
    const { page } = await visit('/index')
    await expect.poll(sockets.holders).toEqual([page])
    const second = await openWindow(context, '/index')
    await expect(shellOf(second).pane('index')).toHaveAttribute('data-app-status', '1')
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

  test('[APP-16] [LIVE-02] a letter read in one counts less in the other at once: rail, card and to-dos', async ({
    visit,
    context,
  }) => {
    const sockets = watchLive(context)
    const { page, shell, app: home } = await visit.mounted('/index')
    await expect.poll(sockets.holders).toEqual([page])
    const countOf = (title: string) =>
      home
        .getByRole('list', { name: '待处理事项' })
        .getByRole('link', { name: new RegExp(`^${title}`) })
        .locator('.card-count')
    const before = Number(await countOf('未读邮件').innerText())
    const toDos = Number(await countOf('待办事项').innerText())
    await expect(shell.railLink('内部邮件')).toHaveAccessibleName(new RegExp(`，${before} 条`))

    const second = await openWindow(context, '/inbox/list/1')
    const inbox = shellOf(second).app('inbox')
    await inbox.getByRole('link', { name: /^未读/ }).first().click()
    for (const window of [page, second]) {
      const link = shellOf(window).railLink('内部邮件')
      await expect(link).toHaveAccessibleName(new RegExp(`，${before - 1} 条`))
    }
    await expect(countOf('未读邮件')).toHaveText(String(before - 1))
    await expect(countOf('待办事项')).toHaveText(String(toDos - 1))
  })

  test('[LIVE-02] learn together that the session has ended', { tag: '@long' }, async ({
    visit,
    context,
  }) => {
    const sockets = watchLive(context)
    const { page, space, stack } = await visit('/index')
    await expect.poll(sockets.holders).toEqual([page])
    const second = await openWindow(context, '/list/index')
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
    visit,
    context,
    space,
  }) => {
    const probes = await serveProbeApps()
    const mount =
      "const say=(name)=>(data)=>{const line=document.createElement('li');line.textContent=name+' '+JSON.stringify(data);root.append(line)};" +
      "window.addEventListener('onmessageWS',({detail})=>say('window')(detail));" +
      "props.events.on('live',say('live'));props.events.on('unread',say('unread'));props.events.on('message',say('message'));" +
      "props.events.on('stale',say('stale'));" +
      "window.answers=[props.sendLive({type:'probe',text:'你好'}),props.sendLive({text:'no type'}),props.sendLive({type:'x',text:'长'.repeat(30000)})]"
    probes.add(space, 'hearer', 'umd', { mount })
    const sockets = watchLive(context)
    const { page, shell, stack } = await visit.mounted('/hearer')
    await expect.poll(sockets.counted).toEqual([page])
    // Hidden, but loaded.
    await shell.open('通知公告', 'list')

    await pushTo(stack, space, { channel: 'generic', payload: { type: 'chat', text: '在吗' } })
    await pushTo(stack, space, {
      channel: 'unread',
      payload: { message: 12, apps: { hearer: 3, list: 4 } },
    })
    const lines = shell.app('hearer').locator('li')
    await expect(lines.filter({ hasText: 'window {"type":"chat","text":"在吗"}' })).toHaveCount(1)
    await expect(lines.filter({ hasText: 'live {"type":"chat","text":"在吗"}' })).toHaveCount(1)
    await expect(lines.filter({ hasText: 'unread {"message":12,"app":3}' })).toHaveCount(1)
    // One if the page was made before the platform's sockets were open: what came in between is in neither.
    const before = await lines.filter({ hasText: 'stale' }).count()
    expect(before).toBeLessThanOrEqual(1)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(lines.filter({ hasText: 'stale null' })).toHaveCount(before + 1)
    const answers = () =>
      shell.body('hearer').evaluate(() => (window as unknown as { answers: boolean[] }).answers)
    expect(await answers()).toEqual([true, false, false])
    await expect
      .poll(() =>
        space.journal.find({}).filter(({ body }) => JSON.stringify(body ?? '').includes('你好')),
      )
      .toHaveLength(1)
    await probes.close()
  })

  test('[LIVE-02] [APP-04] moves the badges of rail and tabs', async ({ visit, context }) => {
    // An app without a number of its own: an app that has one answers each push with its own count.
    const sockets = watchLive(context)
    const { page, shell, space, stack } = await visit('/addresslist')
    await expect.poll(sockets.counted).toEqual([page])
    const count = (apps: Record<string, number>) =>
      pushTo(stack, space, { channel: 'unread', payload: { message: 1, apps } })
    await count({ addresslist: 41, inbox: 140 })
    await expect(shell.railLink('通讯录')).toHaveAccessibleName('通讯录，41 条待处理')
    await expect(shell.tab('通讯录')).toHaveAccessibleName(/41 条待处理/)
    await expect(shell.railLink('内部邮件')).toHaveAccessibleName('内部邮件，99+ 条待处理')

    // An app's own number stays until the platform sends a new count for that app.
    await shell.body('addresslist').evaluate(() => window.portalProps?.setBadge(7))
    await expect(shell.railLink('通讯录')).toHaveAccessibleName('通讯录，7 条待处理')
    // What the service left out is unknown, and must not become 0.
    await shell.body('addresslist').evaluate(() => window.portalProps?.setBadge(Number.NaN))
    await count({ addresslist: 41, inbox: 2 })
    await expect(shell.railLink('内部邮件')).toHaveAccessibleName('内部邮件，2 条待处理')
    await expect(shell.railLink('通讯录')).toHaveAccessibleName('通讯录，7 条待处理')
    await count({ addresslist: 0 })
    await expect(shell.railLink('通讯录')).toHaveAccessibleName('通讯录')
  })

  test.describe('with badges off', () => {
    test.use({ scenario: 'all-flags-off' })

    test('[NAV-06] shows none', async ({ visit, context, stack }) => {
      const sockets = watchLive(context)
      const { page, shell, space } = await visit('/list/index')
      await expect.poll(sockets.holders).toEqual([page])
      await listen(page)
      await pushTo(stack, space, { channel: 'unread', payload: { message: 1, apps: { list: 41 } } })
      await pushTo(stack, space, { channel: 'generic', payload: { type: 'after' } })
      await expect.poll(() => heardIn(page)).toEqual(['after'])
      await expect(shell.railLink('通知公告')).toHaveAccessibleName('通知公告')
    })
  })
})

test.describe('a network that goes', () => {
  test.use({ allowedErrors: lostConnections })

  test('[LIVE-04] is told and taken back on its return, with what was missed', {
    tag: '@long',
  }, async ({ visit, context, stack }) => {
    const sockets = watchLive(context)
    const { page, space } = await visit('/index')
    await expect.poll(sockets.holders).toEqual([page])
    await listen(page)
    // Waits for what loads late: files in flight when the network goes are not the subject here.
    await loaded(page, '/tracking-entry-', '/new-version-', '/forced-messages-')
    await expect(banner(page)).toHaveCount(0)
    await context.setOffline(true)
    await expect.poll(sockets.holders).toEqual([])
    await expect(banner(page)).toBeVisible()
    await pushTo(stack, space, { channel: 'generic', payload: { type: 'missed' } })
    await context.setOffline(false)
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(() => heardIn(page)).toEqual(['missed'])
  })

  test('[LIVE-04] [DESK-07] is not blamed for a session end', async ({ page, context, openAs }) => {
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
