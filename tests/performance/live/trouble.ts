import type { Measure } from '../measure'
import type { Program } from '../program'
import { cookiesFor, readMessage, type Setting } from './setting'
import { openWindow, openWindows, type Window } from './windows'

const sockets = 200
const paceOfStream = 20

/** The backends' queue goes away for a second, the portal is killed, a window stops reading. */
export async function trouble(setting: Setting): Promise<Measure[]> {
  const cookies = await cookiesFor(sockets)
  return [
    ...(await queueAway(setting, cookies)),
    ...(await killed(setting, cookies)),
    ...(await slowReader(setting, cookies)),
  ]
}

/** What a window knows: what it received, and what it fetched after a notice that something may be missing. */
class Reader {
  heard: number[] = []
  fetched = -1
  stales = 0
  #upstream: Program

  constructor(upstream: Program) {
    this.#upstream = upstream
  }

  hear = (text: Buffer) => {
    const message = readMessage(text)
    if (message) this.heard.push(message.id)
    else if (text.includes('"kind":"stale"')) {
      this.stales += 1
      void this.fetch()
    }
  }

  /** Stands in for the message list, which holds every message that was sent. */
  async fetch() {
    this.fetched = Math.max(this.fetched, await this.#upstream.ask<number>('last'))
  }

  lostOf(count: number) {
    const known = new Set(this.heard)
    return Array.from({ length: count }, (_, id) => id).filter(
      (id) => id > this.fetched && !known.has(id),
    ).length
  }

  get doubled() {
    return this.heard.length - new Set(this.heard).size
  }
}

const total = (readers: Reader[], of: (reader: Reader) => number) =>
  readers.reduce((sum, reader) => sum + of(reader), 0)

async function until(isSo: () => boolean | Promise<boolean>, patience = 30_000): Promise<number> {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > patience) return Number.POSITIVE_INFINITY
    await new Promise((done) => setTimeout(done, 20))
  }
  return (performance.now() - started) / 1000
}

/** Sends a stream of messages for as long as the work takes; gives how many there were. */
async function during(upstream: Program, work: () => Promise<void>): Promise<number> {
  await upstream.ask('forget')
  await upstream.ask('stream', { bytes: 300, pace: paceOfStream })
  await work()
  return upstream.ask<number>('still')
}

async function queueAway({ upstream, ...setting }: Setting, cookies: string[]): Promise<Measure[]> {
  const portal = await setting.portal()
  const windows = await openWindows(portal.url, sockets, cookies)
  const readers = windows.map(() => new Reader(upstream))
  for (const [place, window] of windows.entries()) window.hear = readers[place]?.hear ?? window.hear
  let back = 0
  const said = await during(upstream, async () => {
    await until(() => readers.every(({ heard }) => heard.length > 10))
    void upstream.ask('away', 1_000)
    back = await until(() => readers.every(({ stales }) => stales > 0))
  })
  await until(() => readers.every(({ heard }) => heard.at(-1) === said - 1), 5_000)
  for (const { socket } of windows) socket.destroy()
  await portal.kill()
  return [
    { name: 'back after the queue was away for 1 s', value: back, unit: 's', goal: 5 },
    {
      name: 'lost after fetching',
      value: total(readers, (one) => one.lostOf(said)),
      unit: 'messages',
      goal: 0,
    },
  ]
}

async function killed({ upstream, ...setting }: Setting, cookies: string[]): Promise<Measure[]> {
  const portal = await setting.builtPortal()
  const { port } = new URL(portal.url)
  const readers = cookies.map(() => new Reader(upstream))
  const open = new Map<Reader, Window>()

  /** With the pauses that app/live makes between attempts. */
  async function connect(reader: Reader, cookie: string | undefined, failures = 0): Promise<void> {
    try {
      const window = await openWindow(portal.url, { cookie, hear: reader.hear })
      open.set(reader, window)
      void reader.fetch()
      window.socket.on('close', () => {
        open.delete(reader)
        again(0)
      })
    } catch {
      again(failures + 1)
    }
    function again(count: number) {
      const wait = Math.min(30_000, 2_000 * 2 ** count) * (0.5 + Math.random() / 2)
      if (!over) setTimeout(() => void connect(reader, cookie, count), wait)
    }
  }

  let over = false
  await Promise.all(readers.map((reader, place) => connect(reader, cookies[place])))
  let back = 0
  const said = await during(upstream, async () => {
    await until(() => readers.every(({ heard }) => heard.length > 10))
    const started = performance.now()
    await portal.kill()
    const [restarted] = await Promise.all([
      setting.builtPortal({ PORT: port }),
      until(() => open.size === 0),
    ])
    await until(() => open.size === readers.length)
    back = (performance.now() - started) / 1000
    await until(() => readers.every(({ fetched }) => fetched > 0))
    if (restarted.url !== portal.url) throw new Error(`restarted at ${restarted.url}`)
  })
  await until(() => readers.every(({ heard }) => heard.at(-1) === said - 1), 5_000)
  over = true
  for (const { socket } of open.values()) socket.destroy()
  return [
    { name: 'all browsers back after kill and restart', value: back, unit: 's', goal: 10 },
    {
      name: 'lost then',
      value: total(readers, (one) => one.lostOf(said)),
      unit: 'messages',
      goal: 0,
    },
    {
      name: 'doubled then',
      value: total(readers, ({ doubled }) => doubled),
      unit: 'messages',
      goal: 0,
    },
  ]
}

async function slowReader(
  { upstream, ...setting }: Setting,
  cookies: string[],
): Promise<Measure[]> {
  const portal = await setting.portal()
  const [slow, quick] = await openWindows(portal.url, 2, cookies)
  let heard = 0
  if (quick)
    quick.hear = () => {
      heard += 1
    }
  const flood = async (count: number) => {
    const wanted = heard + count
    await upstream.ask('say', {
      to: 'portal',
      from: 1_000_000 + wanted,
      count,
      bytes: 60_000,
      pace: 5,
    })
    await until(() => heard >= wanted)
  }
  await flood(100)
  const before = await portal.ask<number>('memory')
  slow?.socket.pause()
  let closed = false
  const watched = until(async () => {
    const metrics = await (await fetch(`${portal.url}/metrics`)).text()
    closed = metrics.includes('closes_total{code="4008"} 1')
    return closed
  })
  let most = before
  while (!closed) {
    await flood(40)
    most = Math.max(most, await portal.ask<number>('memory'))
  }
  const took = await watched
  slow?.socket.destroy()
  quick?.socket.destroy()
  return [
    {
      name: 'growth by a window that reads nothing',
      value: (most - before) / 1024 / 1024,
      unit: 'MB',
      goal: 8,
    },
    { name: 'until it is closed', value: took, unit: 's', goal: 5 },
  ]
}
