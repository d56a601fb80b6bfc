import { describe, expect, it, vi } from 'vitest'
import { added, type DownloadList, newItem, paused, started } from './download-list'
import { runDownloads } from './downloader'
import type { ListStore } from './list-store'
import type { TransferEnd, TransferNews } from './transfer'
import type { Transfers } from './transfers'

function memoryStore(list: DownloadList = []): ListStore & { list(): DownloadList } {
  let now = list
  return {
    list: () => now,
    read: async () => now,
    change: async (how) => {
      now = how(now)
      return now
    },
    forgetOthers: async () => {},
    close() {},
  }
}

/** Transfers that the test ends, by the download's id. */
function handTransfers() {
  const running = new Map<
    string,
    { validator: string; report(news: TransferNews): void; end(end: TransferEnd): void }
  >()
  const transfers: Transfers = {
    run: (id, { validator }, signal, report) =>
      new Promise((done) => {
        const end = (one: TransferEnd) => {
          running.delete(id)
          done(one)
        }
        running.set(id, { validator, report, end })
        signal.addEventListener('abort', () => end({ kind: 'stopped' }))
      }),
    close() {},
  }
  return { running, transfers }
}

const item = (id: string) => newItem(id, { url: `/${id}`, fileName: id })
const news = (received: number): TransferNews => ({
  received,
  total: 10,
  validator: '"1"',
  fileName: '',
})

function setUp(ids: string[], untilSignedIn = vi.fn(async () => {})) {
  const store = memoryStore(ids.map(item))
  const { running, transfers } = handTransfers()
  const complete = vi.fn()
  const sweep = vi.fn(async () => {})
  const pause = vi.fn(async (_time: number, _signal: AbortSignal) => {})
  const manager = runDownloads({
    store,
    transfers,
    atOnce: 3,
    kept: 1_000,
    untilSignedIn,
    sweep,
    changed() {},
    progressed() {},
    complete,
    pause,
    now: () => 0,
  })
  const change = async (how: (list: DownloadList) => DownloadList) => {
    await store.change(how)
    manager.look()
  }
  const statusOf = (id: string) => store.list().find((one) => one.id === id)?.status
  return { store, running, change, statusOf, complete, sweep, pause, untilSignedIn }
}

describe('the queue', () => {
  it('[FILE-02] three are under way, and the next begins when one ends', async () => {
    const { running, statusOf, complete } = setUp(['a', 'b', 'c', 'd'])
    await vi.waitFor(() => expect([...running.keys()]).toEqual(['a', 'b', 'c']))
    expect(statusOf('d')).toBe(0)
    running.get('b')?.report(news(10))
    running.get('b')?.end({ kind: 'done' })
    await vi.waitFor(() => expect([...running.keys()]).toEqual(['a', 'c', 'd']))
    expect(statusOf('b')).toBe(3)
    expect(complete).toHaveBeenCalledWith(expect.objectContaining({ id: 'b', received: 10 }))
  })

  it('[FILE-02] one that is cancelled stops, and its bytes go', async () => {
    const { running, change, sweep } = setUp(['a', 'b'])
    await vi.waitFor(() => expect(running.size).toBe(2))
    await change((list) => list.filter(({ id }) => id !== 'a'))
    await vi.waitFor(() => expect([...running.keys()]).toEqual(['b']))
    await vi.waitFor(() => expect(sweep).toHaveBeenLastCalledWith(['b']))
  })

  it('[FILE-02] one that is paused keeps what it has, and goes on from there', async () => {
    const { running, change, store } = setUp(['a'])
    await vi.waitFor(() => expect(running.size).toBe(1))
    running.get('a')?.report(news(4))
    await change((list) => paused(list, 'a'))
    await vi.waitFor(() =>
      expect(store.list()[0]).toMatchObject({ status: 0, held: true, received: 4 }),
    )
    expect(running.size).toBe(0)
    await change((list) => started(list, ['a']))
    await vi.waitFor(() => expect(running.get('a')?.validator).toBe('"1"'))
  })

  it('[FILE-02] a file that is asked for twice while it is on its way comes once', () => {
    const [first, again] = [item('a'), { ...item('b'), fileUrl: '/a' }]
    expect(added([first], again)).toEqual([first])
    expect(added([{ ...first, status: 3 }], again)).toHaveLength(2)
    const failed = { ...first, status: 2 as const }
    expect(added([failed], again)).toMatchObject([{ id: 'a', status: 0 }])
  })
})

describe('what goes wrong', () => {
  it('[HOLD-06] is tried again with pauses as long as it comes on, and then says so', async () => {
    const { running, statusOf, pause } = setUp(['a'])
    const cut = async (received: number) => {
      await vi.waitFor(() => expect(running.size).toBe(1))
      running.get('a')?.report(news(received))
      running.get('a')?.end({ kind: 'network' })
      await vi.waitFor(() => expect(running.has('a') || statusOf('a') === 2).toBe(true))
    }
    for (const received of [1, 2, 3, 3, 3, 3]) await cut(received)
    await vi.waitFor(() => expect(statusOf('a')).toBe(2))
    expect(pause.mock.calls.map((call) => (call as unknown[])[0])).toEqual([
      1_000, 1_000, 1_000, 4_000, 15_000,
    ])
  })

  it('[HOLD-06] a download whose state cannot be kept rests before it is tried again', async () => {
    const { store, running, pause } = setUp(['a'])
    const { change } = store
    store.change = () => Promise.reject(new Error('the disk is full'))
    let goOn = () => {}
    pause.mockImplementation(() => new Promise<void>((done) => (goOn = done)))
    await vi.waitFor(() => expect(pause).toHaveBeenCalledWith(15_000, expect.anything()))
    expect(running.size).toBe(0)
    store.change = change
    goOn()
    await vi.waitFor(() => expect(running.size).toBe(1))
  })

  it('[FILE-02] a file that is gone is not asked for again', async () => {
    const { running, store, pause } = setUp(['a'])
    await vi.waitFor(() => expect(running.size).toBe(1))
    running.get('a')?.end({ kind: 'gone' })
    await vi.waitFor(() =>
      expect(store.list()[0]).toMatchObject({ status: 2, failure: { kind: 'gone' } }),
    )
    expect(pause).not.toHaveBeenCalled()
  })

  it('[FILE-02] a file that goes in mid-download is given up after the next question', async () => {
    const { running, store, complete } = setUp(['a'])
    await vi.waitFor(() => expect(running.size).toBe(1))
    running.get('a')?.report(news(4))
    const first = running.get('a')
    first?.end({ kind: 'network' })
    await vi.waitFor(() => expect(running.get('a')).not.toBe(first))
    await vi.waitFor(() => expect(running.size).toBe(1))
    running.get('a')?.end({ kind: 'gone' })
    await vi.waitFor(() =>
      expect(store.list()[0]).toMatchObject({ status: 2, failure: { kind: 'gone' }, received: 4 }),
    )
    expect(complete).not.toHaveBeenCalled()
  })

  it('[HOLD-04] the end of the session waits for one sign-in, and does not loop', async () => {
    const { running, store, untilSignedIn } = setUp(['a'])
    for (let turn = 0; turn < 2; turn += 1) {
      await vi.waitFor(() => expect(running.size).toBe(1))
      running.get('a')?.end({ kind: 'session-over' })
    }
    await vi.waitFor(() =>
      expect(store.list()[0]).toMatchObject({ status: 2, failure: { kind: 'session-over' } }),
    )
    expect(untilSignedIn).toHaveBeenCalledTimes(1)
  })
})
