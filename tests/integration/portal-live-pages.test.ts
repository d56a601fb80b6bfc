import { afterEach, describe, expect, it } from 'vitest'
import type { LivePosition } from '~contract/live/protocol'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { joinLive, signedInClient } from '../support/live-client'
import { startLivePlatform } from '../support/live-platform'
import { forFile, stackForFile, stackForTest } from '../support/server-test'
import type { Stack } from '../support/stack'

const platform = await forFile(startLivePlatform())
const env = { PLATFORM_URL: platform.url, MQTT_URL: '' }
const stack = await stackForFile(env)

const windows: Awaited<ReturnType<typeof joinLive>>[] = []
afterEach(() => {
  for (const { socket } of windows.splice(0)) socket.terminate()
})

let people = 0
/** A user that no other test has. */
async function somebody({ portal }: Pick<Stack, 'portal'> = stack) {
  people += 1
  const account = `reader${people}`
  return { account, client: await signedInClient(portal.url, account) }
}

/**
 * The position in the stream that a page is given; null = none. The page's data are a flat list whose objects refer to
 * places in the list.
 */
async function placeOfPage(client: HttpClient): Promise<LivePosition | null> {
  const { text } = await client.get('/index.data')
  const flat: unknown[] = JSON.parse(text.split('\n')[0] ?? '')
  const valueNamed = (name: string) => {
    const key = `_${flat.indexOf(name)}`
    const holder = flat.find((one): one is Record<string, number> => Object(one)[key] > 0)
    return holder && flat[holder[key] ?? 0]
  }
  const [epoch, offset] = [valueNamed('epoch'), valueNamed('offset')]
  return epoch === undefined ? null : { epoch: String(epoch), offset: Number(offset) }
}

/** A window whose page was made at this position, or that begins with its socket. */
async function join(client: HttpClient, from: LivePosition | null = null) {
  const live = await joinLive(stack.portal.url, client, from ? { ...from, fresh: true } : {})
  windows.push(live)
  return live
}

async function push(account: string, kind: string, frame: object) {
  await expect.poll(() => platform.sockets(kind, account)).toHaveLength(1)
  platform.sockets(kind, account)[0]?.send(JSON.stringify(frame))
}
const note = (n: number) => ({ type: 'note', n })
const numbers = (live: Awaited<ReturnType<typeof join>>) =>
  live.events('generic').map(({ payload }) => payload.n)

describe('a window', () => {
  it('[PUSH-05] hears what was pushed since its page was made, even if it is the first one', async () => {
    const { account, client } = await somebody()
    const place = await placeOfPage(client)
    await push(account, 'generic', note(1))
    const live = await join(client, place)
    expect(live.welcome).toMatchObject({ resumed: true, ...place })
    await push(account, 'generic', note(2))
    await expect.poll(() => numbers(live)).toEqual([1, 2])
    // What was pushed before the platform's sockets were open is in no page, so its data must be requested again.
    expect(live.events('stale')).toHaveLength(1)
  })

  it('[PUSH-05] hears nothing that was there before its page', async () => {
    const { account, client } = await somebody()
    const first = await join(client)
    await push(account, 'generic', note(1))
    await expect.poll(() => numbers(first)).toEqual([1])
    const place = await placeOfPage(client)
    await push(account, 'generic', note(2))
    await expect.poll(() => numbers(first)).toEqual([1, 2])
    const second = await join(client, place)
    await push(account, 'generic', note(3))
    await expect.poll(() => numbers(second)).toEqual([2, 3])
    expect(second.events('stale')).toEqual([])
  })

  it('[PUSH-01] [PUSH-02] that is new hears the counts and forced messages from before its page, too', async () => {
    const { account, client } = await somebody()
    const first = await join(client)
    await push(account, 'unread', { message: 7, apps: {} })
    await push(account, 'message', { type: 'NOTIFY_POP', id: 'f1', title: '请立即处理' })
    await expect.poll(() => first.events('unread')).toHaveLength(1)
    await expect.poll(() => first.events('forced')).toHaveLength(1)
    const place = await placeOfPage(client)
    const second = await join(client, place)
    await expect.poll(() => second.events('unread')).toMatchObject([{ payload: { message: 7 } }])
    await expect.poll(() => second.events('forced')).toMatchObject([{ payload: { id: 'f1' } }])
    const { epoch } = second.welcome
    const { offset = 0 } = second.events('forced')[0] ?? {}
    const again = await joinLive(stack.portal.url, client, { epoch, offset })
    windows.push(again)
    await push(account, 'generic', note(1))
    await expect.poll(() => numbers(again)).toEqual([1])
    expect(again.events('forced')).toEqual([])
  })

  it('[PUSH-05] whose page another process has made starts over', async () => {
    const other = await stackForTest(env)
    const { client } = await somebody(other)
    const elsewhere = await placeOfPage(client)
    expect(elsewhere?.epoch).toMatch(/^[0-9a-f]{16}$/)
    const { client: here } = await somebody()
    expect((await join(here, elsewhere)).welcome.resumed).toBe(false)
  })
})

describe('a page whose window never comes', () => {
  it('[PUSH-05] keeps the platform’s sockets no longer than a window that has left', async () => {
    const impatient = await stackForTest(env, undefined, { sweep: 20, grace: 150 })
    const { account, client } = await somebody(impatient)
    await placeOfPage(client)
    const attempts = () => platform.attempts.filter(({ token }) => token === `tk_${account}`)
    await expect.poll(attempts).toHaveLength(3)
    const { get } = createHttpClient(impatient.portal.url)
    await expect.poll(async () => (await get('/metrics')).text).toMatch(/^portal_live_sessions 0$/m)
    for (const kind of ['message', 'unread', 'generic']) {
      await expect.poll(() => platform.sockets(kind, account)).toHaveLength(0)
    }
  })

  it('[PUSH-05] has none any more when its session ends', async () => {
    const { account, client } = await somebody()
    await placeOfPage(client)
    await expect.poll(() => platform.sockets('message', account)).toHaveLength(1)
    await client.post('/session/end')
    await expect.poll(() => platform.sockets('message', account)).toHaveLength(0)
  })

  it('[SAFE-02] counts: a user’s pages in many browsers keep no more sockets than their windows may', async () => {
    const { account } = await somebody()
    const places: (LivePosition | null)[] = []
    for (let browser = 0; browser < 12; browser += 1) {
      places.push(await placeOfPage(await signedInClient(stack.portal.url, account)))
    }
    expect(places.map((place) => place !== null)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
      false,
    ])
    await expect.poll(() => platform.sockets('message', account)).toHaveLength(10)
  })
})
