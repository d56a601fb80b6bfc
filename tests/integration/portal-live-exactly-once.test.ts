import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { LiveClient } from '~/live/live-client'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { cookiesOf, signedInClient } from '../support/live-client'
import { pushTo } from '../support/live-page'
import { stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

const pushed = 1_000
const seed = 20_261_121

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(state: number) {
  let now = state
  return () => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648
    return now / 2_147_483_648
  }
}

it(`[LIVE-01] the portal's and the platform's thousand pushes are each heard once and in order, over sockets that break (seed ${seed})`, async () => {
  const { space, account } = openSpace(stack)
  const cookie = cookiesOf(await signedInClient(stack.portal.url, account('zhangsan')))
  const random = randomNumbers(seed)
  const sockets: WebSocket[] = []
  const heard: unknown[] = []
  const starts: boolean[] = []
  const client = new LiveClient({
    connect() {
      const address = `${stack.portal.url.replace('http', 'ws')}/live`
      const socket = new WebSocket(address, { headers: { cookie, origin: stack.portal.url } })
      sockets.push(socket)
      return socket
    },
    userTenant: '' as UserTenantKey,
    position: null,
    random,
    sessionEnded: async () => {},
    onAway() {},
    onLive: (_, resumed) => starts.push(resumed),
    onEvent(event) {
      if (event.kind !== 'generic') return
      heard.push(event.payload.n)
      // What is in flight on the broken socket is lost.
      if (random() < 0.01) {
        sockets.at(-1)?.terminate()
        client.wake()
      }
    },
  })
  client.start()
  await expect.poll(() => starts).toEqual([false])
  // Wakes the window as well, because a socket that keeps breaking is reopened at ever longer intervals.
  const heardSoFar = () => {
    client.wake()
    return heard.length
  }
  for (let part = 0; part < 10; part += 1) {
    const frames = Array.from({ length: pushed / 10 }, (_, place) => part * 100 + place)
    for (const n of frames) {
      await pushTo(stack, space, { channel: 'generic', payload: { type: 'note', n } })
    }
    // The portal keeps 200 events for windows that come back: a browser that misses more must fetch instead.
    await expect.poll(heardSoFar, { timeout: 45_000 }).toBeGreaterThanOrEqual(part * 100)
  }
  await expect.poll(heardSoFar, { timeout: 45_000 }).toBe(pushed)
  expect(heard).toEqual(Array.from({ length: pushed }, (_, n) => n))
  expect(sockets.length).toBeGreaterThan(3)
  expect(starts.slice(1)).not.toContain(false)
  client.stop()
}, 90_000)
