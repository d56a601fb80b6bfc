import { mostEndingsOfAccount } from '~server/session/account-endings'
import { platformAreas } from '../../mock-platform/areas'
import { exportSpace } from '../../mock-platform/data/space-export'
import type { MockPlatform } from '../../mock-platform/server'
import { type Answer, createHttpClient, type HttpClient } from '../support/http-client'
import { joinLive } from '../support/live-client'

/** What all users did and met, as counts. */
export interface Tally {
  sessions: number
  requests: number
  pushes: number
  /** Pages that first came without the app list, as happens on a busy machine. */
  incomplete: number
  /** Those that still had no list after the time that HOLD-01 gives a part to come back. */
  listless: number
  /** Live connections opened on a retry, after a portal that was leaving refused or closed the one before. */
  rejoined: number
  /** Answers that a user would take for a failure: the request, and the answer. */
  failures: string[]
  /** Requests under way. */
  waiting: number
}

export const newTally = (): Tally => ({
  sessions: 0,
  requests: 0,
  pushes: 0,
  incomplete: 0,
  listless: 0,
  rejoined: 0,
  failures: [],
  waiting: 0,
})

export interface Surroundings {
  portal: string
  tally: Tally
  /** How many times longer than usual users look at one thing. */
  pace: number
  /** Resolves after the time, or sooner if the soak ends. */
  rest(milliseconds: number): Promise<void>
  isOver(): boolean
}

/** The account that a user signs in with, and the address that the proxy in front of the portal reports. */
export interface Identity {
  account: string
  address: string
  /** null = they have one tenant. */
  otherTenant: string | null
}

/** How long a user looks at one thing. */
const glance = { shortest: 2_000, longest: 5_000 }
const glanceTime = (pace: number) =>
  pace * (glance.shortest + Math.random() * (glance.longest - glance.shortest))
export const usualGlance = (glance.shortest + glance.longest) / 2
/** HOLD-01: a missing part is back within this time. */
const recovery = 15_000
/** The pages that users visit in turn; sub-apps call some of them. */
const walks = [
  '/index',
  '/messages/unread',
  '/inbox/list/1',
  '/service-message/setmsginfo/page/user?current=1&size=20',
  '/files',
  '/list/index',
]

/** Signs in, reads, switches and leaves, again and again, until the soak ends. */
export async function live(user: Identity, around: Surroundings): Promise<void> {
  // Spread out, so that not all users start at the same moment.
  await around.rest(Math.random() * glance.longest * 2 * around.pace)
  while (!around.isOver()) {
    try {
      await oneSession(user, around)
    } catch (error) {
      around.tally.failures.push(
        `${user.account}: ${error instanceof Error ? error.message : error}`,
      )
      await around.rest(glance.longest)
    }
  }
}

/** How many accounts sign in at once while the portal fills up. */
const filledAtOnce = 10

/**
 * Ends as many sessions of each account as the portal remembers per account: filling up to a bound within the hour
 * would look like unbounded growth.
 */
export async function fillEndings(portal: string, people: readonly Identity[]): Promise<void> {
  const accounts = [...new Map(people.map((one) => [one.account, one])).values()]
  const fill = async () => {
    for (let user = accounts.pop(); user; user = accounts.pop()) {
      const client = createHttpClient(portal, { 'x-forwarded-for': user.address })
      for (let session = 0; session < mostEndingsOfAccount; session += 1) {
        await client.signIn(user.account)
        await client.post('/session/end')
      }
    }
  }
  await Promise.all(Array.from({ length: filledAtOnce }, fill))
}

async function oneSession(user: Identity, around: Surroundings): Promise<void> {
  const { portal, tally, pace, rest, isOver } = around
  const client = createHttpClient(portal)
  const forwarded = { 'x-forwarded-for': user.address }
  const get = (path: string) => client.get(path, forwarded)
  const ask = async (path: string, wanted: number, sent?: Promise<Answer>) => {
    const text = await checked(tally, path, wanted, sent ?? get(path))
    if (hasNoList(text)) await retry(path, get, around)
  }
  const form = { account: user.account, password: 'Portal@2026', redirect: '' }
  await ask('/login', 302, client.post('/login', form, forwarded))
  await ask('/index', 200)
  const window = await joined(client, around)
  try {
    for (const path of walks) {
      if (isOver()) break
      await ask(path, 200)
      await rest(glanceTime(pace))
    }
    if (user.otherTenant) await ask('/tenant-switch', 200, switchTenant(client, user.otherTenant))
    await ask('/session/end', 200, client.post('/session/end', {}, forwarded))
    await window.closed
  } finally {
    window.socket.terminate()
  }
  tally.pushes += window.frames.filter(
    (frame) => frame.t === 'event' && frame.kind === 'message',
  ).length
  tally.sessions += 1
}

const triesOfLive = 3
const isLeaving = /answered 503|closed with 1012/

/** A live connection, retried as browsers do while a portal is leaving. */
async function joined(client: HttpClient, { portal, tally, rest }: Surroundings) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await joinLive(portal, client)
    } catch (error) {
      if (tries === triesOfLive || !isLeaving.test(String(error))) throw error
      tally.rejoined += 1
      await rest(1_000)
    }
  }
}

const hasNoList = (text: string) => text.includes('应用列表加载失败')

/** Requests a page again, as users do, until it has its app list. */
async function retry(
  path: string,
  get: (path: string) => Promise<Answer>,
  { tally, rest, isOver }: Surroundings,
): Promise<void> {
  tally.incomplete += 1
  const until = performance.now() + recovery
  while (performance.now() < until) {
    await rest(glanceTime(1))
    if (isOver() || !hasNoList(await checked(tally, path, 200, get(path)))) return
  }
  tally.listless += 1
}

async function checked(tally: Tally, path: string, wanted: number, answer: Promise<Answer>) {
  tally.waiting += 1
  const { status, text, location } = await answer.finally(() => {
    tally.waiting -= 1
  })
  tally.requests += 1
  if (status !== wanted)
    throw new Error(`${path} answered ${status} ${location} instead of ${wanted}`)
  return text
}

function switchTenant(client: HttpClient, tenantId: string): Promise<Answer> {
  return client.postJson('/tenant-switch', { tenantId })
}

/** Users of enough spaces that no user has more windows than the portal allows per user. */
export function identities(mock: MockPlatform, count: number): Identity[] {
  const accounts = ['zhangsan', 'lisi', 'wujiu', 'admin']
  const perAccount = 5
  const spaces = Math.ceil(count / (accounts.length * perAccount))
  const rooms = Array.from({ length: spaces }, () => mock.createSpace({}))
  // The mock platform makes a space's rows at their first use, which would count as the portal's time.
  for (const room of rooms) exportSpace(room, platformAreas())
  return Array.from({ length: count }, (_, at) => {
    const name = accounts[at % accounts.length]
    const space = rooms[Math.floor(at / accounts.length) % spaces]
    const user = space?.users.all().find(({ account }) => account === name)
    const tenant = user?.tenants.find((one) => one.tenantId !== user.tenantId && !one.separator)
    return {
      account: `${name}@${space?.id}`,
      address: `10.1.${at >> 8}.${at & 255}`,
      otherTenant: tenant?.tenantId ?? null,
    }
  })
}
