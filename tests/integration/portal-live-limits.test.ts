import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { createHttpClient } from '../support/http-client'
import { joinLive, signedInClient } from '../support/live-client'
import { type LivePlatform, startLivePlatform } from '../support/live-platform'
import { type Stack, startStack } from '../support/stack'

let platform: LivePlatform
let stack: Stack
beforeAll(async () => {
  platform = await startLivePlatform()
  stack = await startStack({ PLATFORM_URL: platform.url, MQTT_URL: '' }, undefined, { cut: 50 })
})
afterAll(async () => {
  await stack.close()
  await platform.close()
})

describe('a window that reads too slowly', () => {
  it('[SAFE-02] is closed with 4008 once 1 MiB waits for it; the other windows do not feel it', async () => {
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
    // What the system's own buffers take differs; 20 MB is beyond all of them.
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
    // Cut, for it did not read the goodbye in time either; it comes back and resumes, or begins anew.
    expect([closeCodes.tooSlow, 1006]).toContain(await slow.closed)
    expect((await joinLive(stack.portal.url, client)).welcome.t).toBe('welcome')
  })
})
