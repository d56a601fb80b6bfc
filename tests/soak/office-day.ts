import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { announce } from '../../mock-platform/data/announce'
import type { Space } from '../../mock-platform/data/space'
import { launch } from '../performance/browser/loads'
import { holdingsOf } from '../performance/hosting/holdings'
import { type Measure, report } from '../performance/measure'
import { signIn } from '../performance/sign-in'
import { dayMeasures, type Hour, hoursADay } from './day-measures'
import type { Holdings } from './portal'
import { startSoaked } from './start'

/**
 * `npm run soak -- day`: a user's eight hours at the office, in one browser window, as fast as they can be done: thirty
 * apps opened and closed, 2,000 messages, a laptop that sleeps twice. Measures what the page and the portal hold after
 * each hour.
 */
const appsAnHour = [4, 4, 4, 4, 4, 4, 3, 3]
const messagesAnHour = 250
/** Between two messages (ms). */
const messagePause = 20
/** The laptop sleeps after these hours, for longer than the portal keeps a session's sockets (ms). */
const sleepsAfter = [3, 6]
const sleep = 5_000
/** By then an awake page receives messages again (ms): the longest pause between two of its attempts, plus a margin. */
const wakingPatience = 60_000
/** Apps with nothing in common with each other, by code. */
const codes = ['inbox', 'addresslist', 'official', 'scheduleCenter', 'forum', 'list', 'workflow']
const megabyte = 1024 * 1024
/** Machine code of frequently called functions would count as growth. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev --no-sparkplug'

interface Office {
  page: Page
  space: Space
  cdp: CDPSession
  /** Messages that the window's live socket has received so far. */
  heard(): number
}

async function officeDay(): Promise<Measure[]> {
  const { mock, portal } = await startSoaked()
  const browser = await launch(withoutOptimising)
  const before = await portal.ask<Holdings>('holdings')
  try {
    const space = mock.createSpace({})
    const office = await arrive(await browser.newPage(), portal.url, space)
    const hours: Hour[] = []
    for (let hour = 0; hour < hoursADay; hour += 1) {
      await spend(hour, office)
      process.stdout.write(`hour ${hour + 1}: ${office.heard()} messages heard\n`)
      const server = (await portal.ask<Holdings>('holdings')).heap / megabyte
      hours.push({ ...(await holdingsOf(office.page)), server })
    }
    const heard = office.heard()
    await browser.close()
    // Waits for the session's grace period, and for unused connections to close.
    await wait(10_000)
    const after = await portal.ask<Holdings>('holdings')
    return dayMeasures({ hours, heard, before, after })
  } finally {
    await browser.close()
    await portal.kill()
    await mock.close()
  }
}

async function arrive(page: Page, url: string, space: Space): Promise<Office> {
  const [name = '', value = ''] = (await signIn(url, `zhangsan@${space.id}`)).split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
  let heard = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"kind":"message"')) heard += 1
    }),
  )
  await page.goto(`${url}/index`)
  await paneOf(page, 'index').waitFor()
  const cdp = await page.context().newCDPSession(page)
  return { page, space, cdp, heard: () => heard }
}

async function spend(hour: number, office: Office): Promise<void> {
  const messages = receive(hour, office)
  for (let turn = 0; turn < (appsAnHour[hour] ?? 0); turn += 1) {
    await openAndClose(office.page, codes[(hour + turn) % codes.length] ?? '')
  }
  await messages
  await readMessages(office.page)
  if (sleepsAfter.includes(hour + 1)) await sleepAndWake(office)
}

async function receive(hour: number, { space }: Office): Promise<void> {
  for (let at = 0; at < messagesAnHour; at += 1) {
    announce(space, { account: 'zhangsan' }, { app: '公文', title: `${hour} 时第 ${at} 号通知` })
    await wait(messagePause)
  }
}

async function openAndClose(page: Page, code: string): Promise<void> {
  await page
    .locator('[data-app-code=index] iframe')
    .contentFrame()
    .locator('body')
    .evaluate((_, path) => window.portalProps?.navigate(path), `/${code}`)
  await paneOf(page, code).waitFor()
  await page.locator(`[role=tab][data-tab="${code}"]`).focus()
  await page.keyboard.press('Delete')
  await page.locator(`[data-app-code="${code}"]`).waitFor({ state: 'detached' })
  await paneOf(page, 'index').waitFor()
}

async function readMessages(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /消息/ }).click()
  await page.getByRole('dialog', { name: /消息/ }).waitFor()
  await page.keyboard.press('Escape')
}

/** Freezes the page without a network; afterwards the next message must arrive on its own. */
async function sleepAndWake({ page, cdp, space, heard }: Office): Promise<void> {
  await page.context().setOffline(true)
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
  await wait(sleep)
  await cdp.send('Page.setWebLifecycleState', { state: 'active' })
  await page.context().setOffline(false)
  const before = heard()
  const until = performance.now() + wakingPatience
  while (heard() === before) {
    if (performance.now() > until) throw new Error('the page hears nothing after its sleep')
    announce(space, { account: 'zhangsan' }, { app: '公文', title: '早安' })
    await wait(500)
  }
}

const paneOf = (page: Page, code: string) =>
  page.locator(`[data-app-code="${code}"][data-app-status="1"]`)

report(await officeDay())
process.disconnect?.()
