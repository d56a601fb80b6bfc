import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import type { LivePosition } from '~contract/live/protocol'
import { userTenantKey } from '~contract/portal/user-tenant'
import { LiveClient } from './live-client'
import { TestPortal } from './test-portal'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

/** A client and everything it publishes. `random` 1 = every pause has its maximum length. */
async function started({
  random = 1,
  sessionEnded = async () => {},
  answers = true,
  position = null as LivePosition | null,
} = {}) {
  const portal = Object.assign(new TestPortal(), { answers, offset: position?.offset ?? 0 })
  const received: string[] = []
  const client = new LiveClient({
    connect: portal.connect,
    userTenant: userTenantKey({ userId: 'u1', tenantId: 't1' }),
    position,
    fresh: true,
    random: () => random,
    onEvent: ({ payload }, after) => received.push(`${after.offset} ${JSON.stringify(payload)}`),
    onLive: ({ epoch, offset }, resumed) =>
      received.push(`${resumed ? 'resumed' : 'fresh'} ${epoch} ${offset}`),
    onAway: () => received.push('away'),
    sessionEnded,
  })
  client.start()
  await pass()
  return { portal, client, received }
}

/** How long the client waits until it reconnects (ms); the clock stops at that moment. */
async function pause(portal: TestPortal): Promise<number> {
  const before = portal.sockets.length
  for (let waited = 0; waited <= 60_000; waited += 500) {
    if (portal.sockets.length > before) return waited
    await pass(500)
  }
  throw new Error('it never came back')
}

const generic = (type: string) => ({ type })

describe('the live client', () => {
  it('[PUSH-05] begins again, and tells events once and in order', async () => {
    const { portal, received } = await started()
    portal.push('generic', generic('a'))
    portal.push('generic', generic('b'), 5)
    portal.sockets[0]?.deliver({ t: 'event', offset: 1, kind: 'generic', payload: generic('a') })
    expect(received).toEqual(['fresh first 0', '0 {"type":"a"}', '1 {"type":"b"}'])
    expect(portal.sockets[0]?.said).toEqual([{ t: 'hello', v: 1, owner: 'u1 t1' }])
  })

  it('[PUSH-05] goes on where it was, with what came meanwhile', async () => {
    const { portal, received } = await started()
    portal.push('generic', generic('a'))
    portal.cut()
    portal.push('generic', generic('b'))
    await pause(portal)
    expect(portal.sockets[1]?.said[0]).toEqual({
      t: 'hello',
      v: 1,
      owner: 'u1 t1',
      epoch: 'first',
      offset: 1,
    })
    expect(received.slice(2)).toEqual(['away', 'resumed first 1', '1 {"type":"b"}'])
  })

  it('[PUSH-05] begins where its page was made, and says only once that it has received nothing', async () => {
    const { portal, received } = await started({ position: { epoch: 'first', offset: 4 } })
    portal.push('generic', generic('a'))
    portal.cut()
    await pause(portal)
    const hello = { t: 'hello', v: 1, owner: 'u1 t1', epoch: 'first' }
    expect(portal.sockets.map(({ said }) => said[0])).toEqual([
      { ...hello, offset: 4, fresh: true },
      { ...hello, offset: 5 },
    ])
    expect(received.slice(0, 2)).toEqual(['resumed first 4', '4 {"type":"a"}'])
  })

  it('[PUSH-05] begins again if the portal did', async () => {
    const { portal, received } = await started()
    portal.push('generic', generic('a'))
    portal.restart()
    await pause(portal)
    portal.push('generic', generic('b'))
    expect(received.slice(2)).toEqual(['away', 'fresh first, again 2', '2 {"type":"b"}'])
  })

  it('[PUSH-05] receives nothing more of a socket that it has given up', async () => {
    const { portal, received, client } = await started()
    client.drop()
    portal.sockets[0]?.deliver({ t: 'event', offset: 1, kind: 'generic', payload: generic('late') })
    expect(received).toEqual(['fresh first 0', 'away'])
  })

  it.each([
    1000, 1001, 1006, 1012, 4008, 4009, 4010, 4999,
  ])('[LIVE-04] comes back after close code %i', async (code) => {
    const { portal } = await started()
    portal.cut(code)
    expect(await pause(portal)).toBe(2_000)
  })

  it('[LIVE-04] comes back for ever, with pauses from 1 s to 30 s', async () => {
    const { portal } = await started()
    const pauses: number[] = []
    for (let round = 0; round < 8; round += 1) {
      portal.cut()
      pauses.push(await pause(portal))
    }
    expect(pauses).toEqual([2_000, 2_000, 2_000, 2_000, 4_000, 8_000, 16_000, 30_000])
    await pass(10_000)
    portal.cut()
    expect(await pause(portal)).toBe(2_000)
  })

  it('[FAST-05] spreads its return as a portal that stops tells it, also if the next one is late', async () => {
    const { portal } = await started({ random: 0.5 })
    portal.answers = false
    portal.cut(closeCodes.restarting, '20000')
    expect(await pause(portal)).toBe(11_000)
    portal.cut()
    expect(await pause(portal)).toBe(11_000)
    portal.answers = true
    portal.cut()
    expect(await pause(portal)).toBe(11_000)
    portal.cut()
    expect(await pause(portal)).toBe(1_500)
  })

  it.each([
    '',
    'later',
    '-5',
    '3600000',
  ])('[LIVE-04] makes its own pause if a portal gives no such time: %j', async (reason) => {
    const { portal } = await started({ random: 1 })
    portal.cut(closeCodes.restarting, reason)
    expect(await pause(portal)).toBe(2_000)
  })

  it('[LIVE-04] scatters its pauses', async () => {
    const { portal } = await started({ random: 0 })
    portal.cut()
    expect(await pause(portal)).toBe(1_000)
  })

  it('[LIVE-04] waits the longest pause if there are too many', async () => {
    const { portal } = await started()
    portal.cut(closeCodes.tooMany)
    expect(await pause(portal)).toBe(30_000)
  })

  it('[LIVE-04] says every 10 s that it is there, and leaves a socket that has been silent for 20 s', async () => {
    const { portal, received } = await started()
    await pass(20_000)
    expect(portal.sockets[0]?.said.filter(({ t }) => t === 'ping')).toHaveLength(2)
    Object.assign(portal.sockets[0] ?? {}, { through: false })
    await pass(19_999)
    expect(received).toEqual(['fresh first 0'])
    await pass(1)
    expect(received).toEqual(['fresh first 0', 'away'])
    expect(await pause(portal)).toBe(2_000)
    expect(received.at(-1)).toBe('resumed first 0')
  })

  it('[LIVE-04] leaves a socket that never opens', async () => {
    const { portal } = await started({ answers: false })
    await pass(10_000)
    portal.answers = true
    expect(await pause(portal)).toBe(2_000)
    // It opens after all, but is no longer needed.
    portal.sockets[0]?.onopen?.()
    expect(portal.open).toEqual([portal.sockets[1]])
  })

  it('[LIVE-04] comes back at once when it is woken, and tells a dead socket within 3 s', async () => {
    const { portal, client } = await started()
    for (let round = 0; round < 5; round += 1) {
      portal.cut()
      await pause(portal)
    }
    portal.cut()
    client.wake()
    expect(portal.sockets).toHaveLength(7)
    await pass()
    Object.assign(portal.sockets[6] ?? {}, { through: false })
    client.wake()
    await pass(3_000)
    expect(await pause(portal)).toBe(2_000)
  })

  it('[LIVE-04] a woken socket that answers stays', async () => {
    const { portal, client } = await started()
    client.wake()
    client.wake()
    await pass(60_000)
    expect(portal.sockets).toHaveLength(1)
  })

  it('[PUSH-05] asks whether the session has ended before it comes back', async () => {
    let signedIn = () => {}
    const sessionEnded = vi.fn(() => new Promise<void>((done) => (signedIn = done)))
    const { portal, client } = await started({ sessionEnded })
    portal.cut(closeCodes.sessionEnded)
    await pass(999)
    expect(sessionEnded).not.toHaveBeenCalled()
    await pass(120_000)
    client.wake()
    await pass()
    expect(sessionEnded).toHaveBeenCalledTimes(1)
    expect(portal.sockets).toHaveLength(1)
    signedIn()
    expect(await pause(portal)).toBe(2_000)
  })

  it('[PUSH-05] asks nothing when its page goes away within a second of the session’s end', async () => {
    const sessionEnded = vi.fn(async () => {})
    const { portal, client } = await started({ sessionEnded })
    portal.cut(closeCodes.sessionEnded)
    client.stop()
    await pass(60_000)
    expect(sessionEnded).not.toHaveBeenCalled()
    expect(portal.sockets).toHaveLength(1)
  })

  it('[PUSH-03] holds what is to be sent until there is a connection', async () => {
    const { portal, client } = await started({ answers: false })
    const sent = vi.fn()
    client.send(generic('early'), sent)
    expect(sent).not.toHaveBeenCalled()
    await pass(10_000)
    portal.answers = true
    await pause(portal)
    client.send(generic('late'), sent)
    expect(portal.sent).toEqual([generic('early'), generic('late')])
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('[LIVE-04] stays away once it is stopped', async () => {
    const { portal, client } = await started()
    client.stop()
    client.wake()
    await pass(120_000)
    expect(portal.open).toHaveLength(0)
    expect(portal.sockets).toHaveLength(1)
  })

  it('[PUSH-05] passes over what is no frame', async () => {
    const { portal, received } = await started()
    portal.sockets[0]?.onmessage?.({ data: 'no JSON' })
    portal.push('generic', generic('a'))
    expect(received.at(-1)).toBe('0 {"type":"a"}')
  })
})
