import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { closeCodes } from '~contract/live/close-codes'
import { createHttpClient } from '../support/http-client'
import { cookiesOf, joinLive, openLive, signedInClient } from '../support/live-client'
import { startLivePlatform } from '../support/live-platform'
import { closeCodeOf, frameOf, opcodes, openRaw } from '../support/raw-frames'
import { forFile, stackForFile } from '../support/server-test'

const platform = await forFile(startLivePlatform())
const env = { PLATFORM_URL: platform.url, MQTT_URL: '' }
const stack = await stackForFile(env, undefined, { cut: 50, coolDown: 600_000, refusal: 10 })

it('[SAFE-02] a window that reads too slowly is closed with 4008 once 1 MiB waits for it; the others do not feel it', async () => {
  const client = await signedInClient(stack.portal.url, 'slow')
  const slow = await joinLive(stack.portal.url, client)
  const quick = await joinLive(stack.portal.url, client)
  slow.socket.pause()
  const [socket] = platform.sockets('generic', 'slow')
  const text = 'x'.repeat(100_000)
  const heard = () => quick.events('generic').length
  const closed = async () =>
    (await createHttpClient(stack.portal.url).get('/metrics')).text.includes(
      `portal_live_closes_total{code="${closeCodes.tooSlow}"} 1`,
    )
  let sent = 0
  // The size of the system's own buffers differs; 20 MB is more than any of them holds.
  while (sent < 200 && !(await closed())) {
    sent += 1
    socket?.send(JSON.stringify({ type: 'note', n: sent, text }))
    await expect.poll(heard).toBe(sent)
  }
  expect(await closed()).toBe(true)
  expect(quick.events('generic').map(({ payload }) => payload.n)).toEqual(
    Array.from({ length: sent }, (_, n) => n + 1),
  )
  slow.socket.resume()
  // 1006 if the window did not read the close frame in time either; it reconnects and resumes, or begins again.
  expect([closeCodes.tooSlow, 1006]).toContain(await slow.closed)
  expect((await joinLive(stack.portal.url, client)).welcome.t).toBe('welcome')
})

describe('a window that floods', () => {
  const ping = JSON.stringify({ t: 'ping' })

  it.each<[string, (socket: WebSocket) => void]>([
    ['frames', (socket) => socket.send(ping)],
    ["the protocol's pings", (socket) => socket.ping()],
    ["the protocol's pongs", (socket) => socket.pong()],
  ])('[SAFE-16] with %s is closed, and read no further', async (kind, send) => {
    const account = `flood-${kind.split(' ').at(-1)}`
    const live = await joinLive(stack.portal.url, await signedInClient(stack.portal.url, account))
    for (let sent = 0; sent < 500; sent += 1) send(live.socket)
    // 1006: the library cuts off pings whose answers have not left yet.
    expect([closeCodes.flood, 1006]).toContain(await live.closed)
    expect(live.frames.filter(({ t }) => t === 'pong').length).toBeLessThanOrEqual(100)
  })

  it('[SAFE-16] that sends what a lively app does stays open', async () => {
    const live = await joinLive(stack.portal.url, await signedInClient(stack.portal.url, 'lively'))
    for (let sent = 0; sent < 90; sent += 1) live.socket.send(ping)
    await expect.poll(() => live.frames.filter(({ t }) => t === 'pong').length).toBe(90)
    expect(live.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('[SAFE-16] is counted together with the other windows of its session', async () => {
    const client = await signedInClient(stack.portal.url, 'many')
    const windows = await Promise.all(
      Array.from({ length: 5 }, () => joinLive(stack.portal.url, client)),
    )
    for (const { socket } of windows) for (let sent = 0; sent < 90; sent += 1) socket.send(ping)
    expect(await Promise.race(windows.map(({ closed }) => closed))).toBe(closeCodes.flood)
  })

  it('[SAFE-16] is counted together with the user’s windows in other browsers', async () => {
    const { url } = stack.portal
    const windows = await Promise.all(
      Array.from({ length: 5 }, async () => joinLive(url, await signedInClient(url, 'everywhere'))),
    )
    for (const { socket } of windows) for (let sent = 0; sent < 90; sent += 1) socket.send(ping)
    expect(await Promise.race(windows.map(({ closed }) => closed))).toBe(closeCodes.flood)
  })

  it('[SAFE-16] with the pieces of one frame is closed, and kept out like any other', async () => {
    const { url } = stack.portal
    const client = await signedInClient(url, 'pieces')
    const headers = { Cookie: cookiesOf(client), Origin: url }
    const socket = await openRaw(Number(new URL(url).port), '/live', headers)
    const closed = closeCodeOf(socket)
    socket.write(frameOf({ opcode: opcodes.text, payload: '{"t":', last: false }))
    const empty = Array.from({ length: 100 }, () =>
      frameOf({ opcode: opcodes.continuation, last: false }),
    )
    socket.write(Buffer.concat(empty))
    expect(await closed).toBe(closeCodes.flood)
    expect(await openLive(url, { cookie: cookiesOf(client) }).status).toBe(429)
  })

  it('[SAFE-16] keeps its account out for a while, with another session too, and no other account', async () => {
    const { url } = stack.portal
    const client = await signedInClient(url, 'again')
    const live = await joinLive(url, client)
    for (let sent = 0; sent < 500; sent += 1) live.socket.send(ping)
    await live.closed
    for (const one of [client, await signedInClient(url, 'again')]) {
      expect(await openLive(url, { cookie: cookiesOf(one) }).status).toBe(429)
    }
    expect((await joinLive(url, await signedInClient(url, 'patient'))).welcome.t).toBe('welcome')
  })
})
