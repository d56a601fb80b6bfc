import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createKeptEndings } from '../shared-state/kept-endings'
import { type Begun, createEndedSessions } from './ended-sessions'
import { mostEndings, type SessionEnding, sessionEndingSchema } from './session-endings'

let time = 0
const now = () => time
afterEach(() => {
  time = 0
})

let begun = 0
/** A session that begins one second after the previous one. */
function begin(account: string): Begun {
  begun += 1
  time += 1_000
  return { sessionId: `s-${begun}`, account, startedAt: time }
}

/** One account's sign-ins, each followed by a sign-out. */
function comeAndGo(ended: ReturnType<typeof createEndedSessions>, account: string, times: number) {
  return Array.from({ length: times }, () => {
    const session = begin(account)
    ended.revoke(session)
    return session
  })
}

describe('an account that signs in and out all day', () => {
  it('[SAFE-13] pushes out no other account’s endings, and none of its own', () => {
    const published: SessionEnding[] = []
    const ended = createEndedSessions(now, (ending) => published.push(ending))
    const [other] = comeAndGo(ended, 'lisi', 1)
    ended.takeOnce('a token', 'lisi')
    const own = comeAndGo(ended, 'zhangsan', mostEndings + 1)
    // As after a restart that reads them again.
    const restarted = createEndedSessions(now, undefined)
    for (const ending of published) restarted.applyEnding(ending)
    for (const one of [ended, restarted]) {
      expect(other && one.isRevoked(other)).toBe(true)
      expect(one.takeOnce('a token', 'lisi')).toBe(false)
      expect(own.filter((session) => !one.hasEnded(session))).toEqual([])
      expect([...one.known()].length).toBeLessThan(300)
    }
  })

  it('[SAFE-13] also with tokens that are good once', () => {
    const ended = createEndedSessions(now, undefined)
    const [other] = comeAndGo(ended, 'lisi', 1)
    for (let used = 0; used <= mostEndings; used += 1) ended.takeOnce(`token ${used}`, 'zhangsan')
    expect(other && ended.hasEnded(other)).toBe(true)
    expect(ended.takeOnce(`token ${mostEndings}`, 'zhangsan')).toBe(false)
    expect([...ended.known()].length).toBeLessThan(300)
  })

  it('[SAFE-13] keeps what began after all that is no longer remembered one by one', () => {
    const ended = createEndedSessions(now, undefined)
    comeAndGo(ended, 'zhangsan', 1_000)
    const present = begin('zhangsan')
    comeAndGo(ended, 'zhangsan', 150)
    expect(ended.hasEnded(present)).toBe(false)
    ended.revokeOthers(present)
    const [left] = comeAndGo(ended, 'zhangsan', 1)
    expect(ended.hasEnded(present)).toBe(false)
    ended.revoke(present)
    comeAndGo(ended, 'zhangsan', 1_000)
    expect([present, left].map((session) => session && ended.hasEnded(session))).toEqual([
      true,
      true,
    ])
  })

  it('[SAFE-13] [SCALE-02] stays signed in at a process that hears of the newest ending before those of the day', () => {
    const published: SessionEnding[] = []
    const ended = createEndedSessions(now, (ending) => published.push(ending))
    comeAndGo(ended, 'zhangsan', 300)
    const atWork = begin('zhangsan')
    const newest = begin('zhangsan')
    ended.revoke(newest)
    const started = createEndedSessions(now, undefined)
    for (const ending of [...published.slice(-1), ...published]) started.applyEnding(ending)
    expect(started.hasEnded(newest)).toBe(true)
    expect(started.hasEnded(atWork)).toBe(false)
  })

  it('[SAFE-13] is ended whole by a change of password, also at a process that hears of it late', () => {
    const endings: SessionEnding[] = []
    const ended = createEndedSessions(now, (ending) => endings.push(ending))
    const elsewhere = begin('zhangsan')
    ended.revokeOthers(elsewhere)
    ended.revokeAll('zhangsan')
    comeAndGo(ended, 'zhangsan', 1_000)
    const late = createEndedSessions(now, undefined)
    for (const ending of endings.reverse()) late.applyEnding(ending)
    expect([ended, late].map((one) => one.hasEnded(elsewhere))).toEqual([true, true])
  })
})

it('[SAFE-13] two sessions that end all others of their account at the same time end each other, in whatever order that is heard', () => {
  const [one, two, own] = [begin('zhangsan'), begin('zhangsan'), begin('zhangsan')]
  const published: SessionEnding[] = []
  for (const session of [one, two]) {
    time += 1_000
    const elsewhere = createEndedSessions(now, (ending) => published.push(ending))
    elsewhere.revokeOthers(session)
  }
  for (const order of [published, [...published].reverse()]) {
    const ended = createEndedSessions(now, undefined)
    for (const ending of order) ended.applyEnding(ending)
    const later = createEndedSessions(now, undefined)
    for (const ending of ended.known()) later.applyEnding(ending)
    for (const process of [ended, later]) {
      expect([one, two, own].map((session) => process.hasEnded(session))).toEqual([
        true,
        true,
        true,
      ])
    }
  }
})

it('[SAFE-13] a change of password ends sessions from before the clock was put back, too', () => {
  time = 3_600_000
  const ended = createEndedSessions(now, undefined)
  const session = begin('zhangsan')
  expect(ended.hasEnded(session)).toBe(false)
  time -= 600_000
  ended.revokeAll('zhangsan')
  expect(ended.hasEnded(session)).toBe(true)
  expect(ended.startOf('zhangsan')).toBeGreaterThan(session.startedAt)
})

it('[SAFE-13] many accounts’ endings are bounded together: the account with the most makes room', () => {
  const ended = createEndedSessions(now, undefined)
  const most = comeAndGo(ended, 'zhangsan', 200)
  const others = Array.from({ length: mostEndings / 100 }, (_, at) =>
    comeAndGo(ended, `user-${at}`, 101),
  ).flat()
  expect([...most, ...others].filter((session) => !ended.hasEnded(session))).toEqual([])
  expect([...ended.known()].length).toBeLessThan(mostEndings + 2_100)
  expect(most.filter((session) => ended.isRevoked(session))).toEqual([])
})

it('[SAFE-13] a day later an ending takes no place any more', () => {
  const ended = createEndedSessions(now, undefined)
  comeAndGo(ended, 'zhangsan', 100)
  time += 24 * 3_600_000
  comeAndGo(ended, 'zhangsan', 1)
  expect([...ended.known()]).toHaveLength(1)
})

it('[SAFE-13] endings of the former release, which knew no account, hold', () => {
  const ended = createEndedSessions(now, undefined)
  const sessions = Array.from({ length: 1_000 }, () => begin('lisi'))
  for (const { sessionId: session } of sessions)
    ended.applyEnding(sessionEndingSchema.parse({ session }))
  expect(sessions.filter((session) => !ended.hasEnded(session))).toEqual([])
})

it('[SAFE-13] more endings in STATE_DIR than are read at once are all known after a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-endings-'))
  const options = { folder, log: pino({ enabled: false }), now: Date.now }
  const former = createKeptEndings(options)
  const sent = Array.from({ length: 200 }, (_, at) => ({
    session: `${at}`,
    account: 'x'.repeat(10_000),
    startedAt: at,
  }))
  for (const ending of sent) former.publish(ending)
  const later = createKeptEndings(options)
  const known: SessionEnding[] = []
  await later.follow(
    (ending) => known.push(ending),
    () => [],
  )
  later.close()
  rmSync(folder, { recursive: true })
  expect(known).toEqual(sent)
})
