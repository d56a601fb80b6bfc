import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DownloadList } from '~/features/downloads/download-list'
import {
  type DownloadPlaces,
  type DownloadStore,
  startDownloadStore,
} from '~/features/downloads/download-store'
import { type Sink, transfer } from '~/features/downloads/transfer'
import { TestBrowser } from '~/live/test-browser'
import { FileBackend } from '../support/file-backend'
import { step, type Walked, walkAtRandom } from '../support/walk-steps'

const atOnce = 2
const urls = ['/one', '/two', '/three', '/four']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A browser's windows with their downloads, the browser's storage, and the backend that has the files. */
class World implements Walked {
  backend = new FileBackend(urls)
  windows: DownloadStore[] = []
  /** Writes to the list fail, as with a full disk. */
  isFull = false
  #list: DownloadList = []
  #staged = new Map<string, string>()
  #writing = new Set<string>()
  #saved: { id: string; text: string }[] = []
  #signingIn: (() => void)[] = []

  constructor() {
    const browser = new TestBrowser()
    vi.stubGlobal('BroadcastChannel', browser.Channel)
    vi.stubGlobal('navigator', { locks: browser.locks })
    vi.stubGlobal('fetch', this.backend.fetch)
  }

  async openWindow() {
    const setting = { userId: 'u1', atOnce, untilSignedIn: () => this.#untilSignedIn() }
    this.windows.push(await startDownloadStore(setting, this.#places()))
  }

  async closeWindow(at: number) {
    if (this.windows.length === 1) await this.openWindow()
    const [window] = this.windows.splice(at % this.windows.length, 1)
    window?.stop()
  }

  /** What the user does in a window; refused while the list cannot be kept. */
  async inWindow(at: number, act: (window: DownloadStore) => Promise<void>) {
    const window = this.windows[at % this.windows.length]
    if (!window) return
    if (this.isFull) await expect(act(window)).rejects.toThrow('full')
    else await act(window)
  }

  onItem(at: number, place: number, act: (window: DownloadStore, id: string) => Promise<void>) {
    return this.inWindow(at, async (window) => {
      const { id } = this.#list[place % this.#list.length] ?? { id: 'none' }
      await act(window, id)
    })
  }

  signIn() {
    this.backend.isSignedOut = false
    for (const goOn of this.#signingIn.splice(0)) goOn()
  }

  async #untilSignedIn() {
    if (this.backend.isSignedOut) await new Promise<void>((done) => this.#signingIn.push(done))
  }

  /** What a window depends on: the stored list is the browser's, the transfers are the window's own. */
  #places(): DownloadPlaces {
    return {
      openListStore: async () => ({
        read: async () => this.#list,
        change: async (how) => {
          if (this.isFull) throw new Error('full')
          this.#list = how(this.#list)
          return this.#list
        },
        forgetOthers: async () => {},
        close() {},
      }),
      startTransfers: () => this.#transfers(),
      stagedFile: async (_, id) => {
        const text = this.#staged.get(id)
        return text === undefined ? null : new File([text], id)
      },
      sweepStaged: async (_, ids) => {
        for (const id of this.#staged.keys()) {
          if (!ids.includes(id) && !this.#writing.has(id)) this.#staged.delete(id)
        }
      },
      handToBrowser: (file) => {
        this.#saved.push({ id: file.name, text: this.#staged.get(file.name) ?? '' })
      },
    }
  }

  #transfers(): ReturnType<DownloadPlaces['startTransfers']> {
    const closing = new AbortController()
    return {
      run: (id, plan, signal, report) =>
        new Promise((done) => {
          // A worker that was terminated does nothing more, and reports nothing.
          if (closing.signal.aborted) return
          // Another window is still writing to this file.
          if (this.#writing.has(id)) return done({ kind: 'storage' })
          this.#writing.add(id)
          const task = {
            ...plan,
            sink: this.#sink(id),
            signal: AbortSignal.any([signal, closing.signal]),
            report: (news: Parameters<typeof report>[0]) => closing.signal.aborted || report(news),
            pace: 250,
          }
          void transfer(task).then((end) => {
            this.#writing.delete(id)
            if (!closing.signal.aborted) done(end)
          })
        }),
      close: () => closing.abort(),
    }
  }

  #sink(id: string): Sink {
    const text = () => this.#staged.get(id) ?? ''
    return {
      size: () => text().length,
      truncate: (size) => void this.#staged.set(id, text().slice(0, size)),
      write: (bytes, at) => {
        const piece = new TextDecoder().decode(bytes)
        this.#staged.set(id, text().slice(0, at) + piece)
      },
    }
  }

  async expectRules() {
    await pass(1)
    await pass(1)
    expect(this.backend.underWay, 'transfers at once').toBeLessThanOrEqual(atOnce)
    const open = this.#list.filter(({ status }) => status !== 3).map(({ fileUrl }) => fileUrl)
    expect(new Set(open).size, 'each file is on its way once').toBe(open.length)
    for (const { text } of this.#saved) expect(this.backend.everHad).toContain(text)
    const ids = this.#saved.map(({ id }) => id)
    expect(new Set(ids).size, 'each is saved once').toBe(ids.length)
    for (const window of this.windows) {
      expect(window.rows()).toMatchObject([...this.#list])
      expect(window.rows().filter(({ held, progress }) => held && progress)).toEqual([])
    }
  }

  async expectEnd() {
    this.isFull = false
    this.backend.recover()
    this.signIn()
    const isDone = () => this.#list.every(({ status }) => status === 3)
    for (let round = 0; round < 60 && !(round > 4 && isDone()); round += 1) {
      await this.windows[0]?.startAll()
      await pass(4_000)
      this.backend.deliverAll()
    }
    await this.expectRules()
    const saved = this.#saved.map(({ id }) => id)
    const ids = this.#list.map(({ id }) => id)
    expect(isDone(), 'all that was wanted has come').toBe(true)
    expect(saved).toEqual(expect.arrayContaining(ids))
    expect([...this.#staged.keys()].sort()).toEqual([...ids].sort())
    for (const window of this.windows) {
      expect(window.rows().filter(({ progress }) => progress)).toEqual([])
      window.stop()
    }
    vi.clearAllTimers()
  }
}

const at = fc.nat(3)
const place = fc.nat(5)
const url = fc.constantFrom(...urls)
const nothing = fc.constant(null)

const steps = [
  step('open a window', nothing, (world: World) => world.openWindow()),
  step('close a window', at, (world: World, one) => world.closeWindow(one)),
  step('add', fc.tuple(at, url), (world: World, [one, wanted]) =>
    world.inWindow(one, (window) => window.add({ url: wanted, fileName: wanted.slice(1) })),
  ),
  step('pause', fc.tuple(at, place), (world: World, [one, item]) =>
    world.onItem(one, item, (window, id) => window.pause(id)),
  ),
  step('start', fc.tuple(at, place), (world: World, [one, item]) =>
    world.onItem(one, item, (window, id) => window.start(id)),
  ),
  step('remove', fc.tuple(at, place), (world: World, [one, item]) =>
    world.onItem(one, item, (window, id) => window.remove(id)),
  ),
  step('start all', at, (world: World, one) => world.inWindow(one, (window) => window.startAll())),
  step('remove what is done', at, (world: World, one) =>
    world.inWindow(one, (window) => window.removeDone()),
  ),
  step('some arrives', fc.tuple(place, fc.integer({ min: 1, max: 12 })), (world: World, given) =>
    world.backend.deliver(...given),
  ),
  step('is cut', place, (world: World, one) => world.backend.cut(one)),
  step('the file changes', url, (world: World, one) => world.backend.change(one)),
  step('the file is gone', fc.tuple(url, fc.boolean()), (world: World, given) =>
    world.backend.setGone(...given),
  ),
  step('the service fails', fc.boolean(), (world: World, fails) => {
    world.backend.fails = fails
  }),
  step('the network is gone', fc.boolean(), (world: World, isOffline) => {
    world.backend.setOffline(isOffline)
  }),
  step('the session ends', nothing, (world: World) => {
    world.backend.isSignedOut = true
  }),
  step('sign in', nothing, (world: World) => world.signIn()),
  step('the disk is full', fc.boolean(), (world: World, isFull) => {
    world.isFull = isFull
  }),
  step('pass', fc.integer({ min: 1, max: 20_000 }), (_: World, time) => pass(time)),
]

describe('downloads in several windows', () => {
  it('[FILE-02] [HOLD-06] come whole and once, whatever becomes of windows, network and files', () =>
    walkAtRandom({
      async makeWorld() {
        vi.clearAllTimers()
        const world = new World()
        await world.openWindow()
        return world
      },
      steps,
      numRuns: 120,
      maxSteps: 40,
    }))
})
