import { platformAreas } from '../../mock-platform/areas'
import { exportSpace } from '../../mock-platform/data/space-export'
import type { MockPlatform } from '../../mock-platform/server'
import { type Answer, createHttpClient, type HttpClient } from '../support/http-client'
import { joinLive } from '../support/live-client'

/** What all users did and met, counted. */
export interface Tally {
  sessions: number
  requests: number
  pushes: number
  /** Pages that came without the list of apps at first, as a busy machine's do. */
  incomplete: number
  /** Those of them that still had none after the time that HOLD-01 gives a part to come back. */
  listless: number
  /** Answers that a person would have taken for a failure: what was asked, and what came. */
  failures: string[]
}

export interface Surroundings {
  portal: string
  tally: Tally
  /** Resolves after the time, or sooner where the soak ends. */
  rest(milliseconds: number): Promise<void>
  isOver(): boolean
}

/** Whom a user signs in as, and the address that the proxy before the portal names. */
export interface Identity {
  account: string
  address: string
  /** null = they have one unit. */
  otherUnit: string | null
}

/** How long a person looks at something. */
const glance = { shortest: 2_000, longest: 5_000 }
const glanceTime = () => glance.shortest + Math.random() * (glance.longest - glance.shortest)
/** HOLD-01: a part that was missing is there again within this time. */
const recovery = 15_000
/** What they go to, one after the other, some of it by a sub-app. */
const walks = [
  '/index',
  '/messages/unread',
  '/inbox/list/1',
  '/service-message/setmsginfo/page/user?current=1&size=20',
  '/files',
  '/list/index',
]

/** Signs in, reads, switches and leaves, again and again, until the soak is over. */
export async function live(who: Identity, around: Surroundings): Promise<void> {
  // Not all at the same moment.
  await around.rest(Math.random() * glance.longest * 2)
  while (!around.isOver()) {
    try {
      await oneSession(who, around)
    } catch (error) {
      around.tally.failures.push(
        `${who.account}: ${error instanceof Error ? error.message : error}`,
      )
      await around.rest(glance.longest)
    }
  }
}

async function oneSession(who: Identity, around: Surroundings): Promise<void> {
  const { portal, tally, rest, isOver } = around
  const client = createHttpClient(portal)
  const forwarded = { 'x-forwarded-for': who.address }
  const get = (path: string) => client.get(path, forwarded)
  const ask = async (path: string, wanted: number, sent?: Promise<Answer>) => {
    const text = await checked(tally, path, wanted, sent ?? get(path))
    if (hasNoList(text)) await retry(path, get, around)
  }
  const form = { account: who.account, password: 'Portal@2026', redirect: '' }
  await ask('/login', 302, client.post('/login', form, forwarded))
  await ask('/index', 200)
  const window = await joinLive(portal, client)
  try {
    for (const path of walks) {
      if (isOver()) break
      await ask(path, 200)
      await rest(glanceTime())
    }
    if (who.otherUnit) await ask('/tenant-switch', 200, switchUnit(client, who.otherUnit))
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

const hasNoList = (text: string) => text.includes('应用列表加载失败')

/** Asks for a page again, as its people do, until it has its list of apps. */
async function retry(
  path: string,
  get: (path: string) => Promise<Answer>,
  { tally, rest, isOver }: Surroundings,
): Promise<void> {
  tally.incomplete += 1
  const until = performance.now() + recovery
  while (performance.now() < until) {
    await rest(glanceTime())
    if (isOver() || !hasNoList(await checked(tally, path, 200, get(path)))) return
  }
  tally.listless += 1
}

async function checked(tally: Tally, path: string, wanted: number, answer: Promise<Answer>) {
  const { status, text } = await answer
  tally.requests += 1
  if (status !== wanted) throw new Error(`${path} answered ${status} instead of ${wanted}`)
  return text
}

function switchUnit(client: HttpClient, tenantId: string): Promise<Answer> {
  return client.send('/tenant-switch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenantId }),
  })
}

/** People of as many spaces as it takes that nobody has more windows than the portal lets them. */
export function identities(mock: MockPlatform, count: number): Identity[] {
  const accounts = ['zhangsan', 'lisi', 'wujiu', 'admin']
  const perAccount = 5
  const spaces = Math.ceil(count / (accounts.length * perAccount))
  const rooms = Array.from({ length: spaces }, () => mock.createSpace({}))
  // A platform has its rows: they are made when first looked at, and making them would count as the portal's time.
  for (const room of rooms) exportSpace(room, platformAreas())
  return Array.from({ length: count }, (_, at) => {
    const name = accounts[at % accounts.length]
    const space = rooms[Math.floor(at / accounts.length) % spaces]
    const user = space?.users.all().find(({ account }) => account === name)
    const unit = user?.units.find((one) => one.tenantId !== user.tenantId && !one.separator)
    return {
      account: `${name}@${space?.id}`,
      address: `10.1.${at >> 8}.${at & 255}`,
      otherUnit: unit?.tenantId ?? null,
    }
  })
}
