import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSealer } from '~server/seal/sealer'
import { createSessions, type SignedIn, type SignInFacts } from '~server/session/session'
import type { EndingStore, SessionEnding } from '~server/session/session-endings'
import { createBothEndings } from '~server/shared-state/both-endings'
import { createSharedEndings } from '~server/shared-state/shared-endings'
import { type TestConnection, TestRedis } from '~server/shared-state/test-redis'
import { step, type Walked, walkAtRandom } from '../support/walk-steps'

const sealer = createSealer(['a-secret-of-some-length'])
const hour = 3_600_000
const processes = 3

const facts = (account: string): SignInFacts => ({
  access_token: `tk_${account}`,
  account,
  userId: account,
  tenantId: 't-1',
  username: account,
  orgName: '',
  exInfo: { init: '0' },
})

/** A folder on a process's machine; it outlives the process. */
function folderWith(lines: SessionEnding[]): EndingStore {
  return {
    publish: (ending) => void lines.push(ending),
    follow: async (apply) => lines.forEach((ending) => void apply(ending)),
    close() {},
  }
}

/** A portal process: its sessions, which learn of other processes' ends through Redis. */
class Portal {
  sessions: ReturnType<typeof createSessions>
  connection: TestConnection
  /** Sessions that it has refused. */
  refused = new Set<string>()
  #endings: EndingStore
  #knowsPast = false

  constructor(world: World, folder: SessionEnding[]) {
    const now = () => world.time
    this.connection = world.redis.connection()
    const shared = createSharedEndings(this.connection.redis, now)
    this.#endings = createBothEndings(folderWith(folder), shared)
    this.sessions = createSessions({
      sealer,
      secure: false,
      now,
      knowsPast: () => this.#knowsPast,
      onEnding: (ending) => this.#endings.publish(ending),
    })
    void this.#endings.follow(this.sessions.applyEnding, this.sessions.knownEndings).then(() => {
      this.#knowsPast = true
    })
  }

  /** Null = it does not know yet, and asks the browser to try again. */
  answers({ user }: Known): boolean | null {
    if (this.sessions.hasEnded(user)) return false
    return this.sessions.mayHaveEnded(user) ? null : true
  }

  end() {
    this.#endings.close()
    this.connection.isDead = true
  }
}

interface Known {
  cookie: string
  user: SignedIn
  ended: boolean
}

/** Several processes with one Redis, and all sessions that ever began. */
class World implements Walked {
  time = 10 * hour
  redis = new TestRedis(() => this.time)
  #folders: SessionEnding[][] = Array.from({ length: processes }, () => [])
  #portals: Portal[] = this.#folders.map((folder) => new Portal(this, folder))
  #known: Known[] = []
  /** Tokens that are valid once, with the processes where they were used, and those that must know it. */
  #used = new Map<string, { by: Set<number>; known: Set<number> }>()

  portal(at: number): Portal {
    return this.#portals[at] as Portal
  }

  async begin(at: number, account: string) {
    const cookie = (await this.portal(at).sessions.start(facts(account))).split(';')[0] ?? ''
    const user = await this.portal(at).sessions.read(cookie)
    expect(user, 'a session that has just begun').not.toBeNull()
    if (user) this.#known.push({ cookie, user, ended: false })
  }

  /** A user with this session sends a request to this process, if it still answers. */
  async asUser(at: number, place: number, act: (portal: Portal, user: SignedIn) => void) {
    const known = this.#known[place % this.#known.length]
    if (!known || !this.portal(at).answers(known)) return
    const user = await this.portal(at).sessions.read(known.cookie)
    if (user) act(this.portal(at), user)
  }

  signOut(at: number, place: number) {
    return this.asUser(at, place, ({ sessions }, user) => {
      sessions.revoke(user)
      this.#noteEnd((one) => one.sessionId === user.sessionId)
    })
  }

  endOthers(at: number, place: number) {
    return this.asUser(at, place, ({ sessions }, user) => {
      sessions.revokeOthers(user)
      this.#noteEnd((one) => one.account === user.account && one.sessionId !== user.sessionId)
    })
  }

  endAll(at: number, account: string) {
    this.portal(at).sessions.revokeAll(account)
    this.#noteEnd((one) => one.account === account)
  }

  #noteEnd(ends: (user: SignedIn) => boolean) {
    for (const known of this.#known) if (ends(known.user)) known.ended = true
  }

  useToken(at: number, account: string) {
    const token = `once ${account}`
    const good = this.portal(at).sessions.takeOnce(token, account)
    const used = this.#used.get(token)
    if (!used) expect(good, 'a token at its first use').toBe(true)
    if (used?.known.has(at)) expect(good, 'a token that was used').toBe(false)
    const { by, known } = used ?? { by: new Set(), known: new Set() }
    this.#used.set(token, { by: good ? by.add(at) : by, known: known.add(at) })
  }

  lose(at: number) {
    this.portal(at).connection.isThere = false
  }

  comeBack(at: number) {
    if (!this.portal(at).connection.isThere) this.portal(at).connection.come()
  }

  /** Redis crashes and loses all its data; these processes reconnect to it in this order. */
  async forget(order: readonly number[]) {
    this.redis.forget()
    for (const { connection } of this.#portals) connection.isThere = false
    this.time += 1_000
    for (const at of order) {
      this.comeBack(at)
      await setImmediate()
    }
  }

  async restart(at: number) {
    const { isThere } = this.portal(at).connection
    this.portal(at).end()
    for (const { by, known } of this.#used.values()) if (!by.has(at)) known.delete(at)
    this.#portals[at] = new Portal(this, this.#folders[at] ?? [])
    await setImmediate()
    if (isThere) this.comeBack(at)
  }

  async expectRules() {
    this.time += 1_000
    await setImmediate()
    const isWhole = this.#portals.every(({ connection }) => connection.isThere)
    for (const { known } of isWhole ? this.#used.values() : []) {
      for (const at of this.#portals.keys()) known.add(at)
    }
    for (const portal of this.#portals) {
      expect(this.#known.filter((known) => this.#isWrong(portal, known, isWhole))).toEqual([])
    }
  }

  /** Whether a live session is refused, or an ended one is accepted where its end must be known. */
  #isWrong(portal: Portal, known: Known, isWhole: boolean): boolean {
    const { sessionId } = known.user
    const answers = portal.answers(known)
    const mustKnow = isWhole || portal.refused.has(sessionId)
    if (answers === false) portal.refused.add(sessionId)
    return known.ended ? answers !== false && mustKnow : answers === false
  }

  async connect() {
    await setImmediate()
    for (const at of this.#portals.keys()) this.comeBack(at)
  }

  async expectEnd() {
    await this.connect()
    await this.expectRules()
    for (const portal of this.#portals) portal.end()
  }
}

const at = fc.nat(processes - 1)
const place = fc.nat(20)
const account = fc.constantFrom('zhangsan', 'lisi')

const steps = [
  step('begin', fc.tuple(at, account), (world: World, [where, who]) => world.begin(where, who)),
  step('sign out', fc.tuple(at, place), (world: World, given) => world.signOut(...given)),
  step('end others', fc.tuple(at, place), (world: World, given) => world.endOthers(...given)),
  step('end all', fc.tuple(at, account), (world: World, given) => world.endAll(...given)),
  step('use a token', fc.tuple(at, account), (world: World, given) => world.useToken(...given)),
  step('lose Redis', at, (world: World, where) => world.lose(where)),
  step('find Redis', at, (world: World, where) => world.comeBack(where)),
  step('Redis forgets', fc.shuffledSubarray([0, 1, 2]), (world: World, order) =>
    world.forget(order),
  ),
  step('restart', at, (world: World, where) => world.restart(where)),
  step('pass', fc.integer({ min: 1, max: 10 }), (world: World, minutes) => {
    world.time += minutes * 60_000
  }),
]

describe('sessions at several processes', () => {
  it('[SAFE-13] never answer again once they have ended, whatever becomes of Redis and of the processes', () =>
    walkAtRandom({
      async makeWorld() {
        const world = new World()
        await world.connect()
        return world
      },
      steps,
      numRuns: 50,
      maxSteps: 40,
      limit: 8_000,
    }))
})
