import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OpenTabs, restore, type TabId, visit } from '~/hosting/open-tabs'
import { formatTabs, parseTabs, readTabs } from '~/hosting/open-tabs-cookie'
import { appPath } from '~/hosting/screen-mode'
import { keepTabs } from '~/shell/keep-tabs'
import type { Navigate } from '~/shell/store/router-link'
import { Shell } from '~/shell/store/shell'
import { type Address, addressAt, type ShellPage } from '~/shell/store/shell-state'
import { withBuiltIn } from '~/shell/with-built-in'
import { codeOfPath } from '~contract/hosting/hosted-app'
import { zhCN } from '~text/zh-CN'
import { step, type Walked, walkAtRandom } from '../support/walk-steps'

afterEach(() => {
  vi.unstubAllGlobals()
})

const codes = ['index', 'inbox', 'list', 'system']
const listed = codes.map((code) => ({
  ...{ code, title: code, icon: '', group: '', home: `/${code}/list` },
  affix: code === 'system',
}))
const home = '/index/list'
const cookieName = 'desk-x'

/** One window: the parts of it that the portal uses, and its history. */
class Window {
  storage: Map<string, string>
  events = new EventTarget()
  history: Address[]
  place = 0
  shell: Shell
  isFull = false
  #world: World
  #stop = () => {}

  constructor(world: World, address: Address, storage = new Map<string, string>()) {
    this.#world = world
    this.storage = storage
    this.history = [address]
    this.shell = this.#load()
  }

  get tabs(): OpenTabs {
    return this.shell.state.tabs
  }

  get address(): Address {
    return this.history[this.place] as Address
  }

  /** The browser's globals are this window's while it acts. */
  act(work: () => void) {
    const storage = {
      getItem: (key: string) => this.storage.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.isFull) throw new DOMException('', 'QuotaExceededError')
        this.storage.set(key, value)
      },
      removeItem: (key: string) => void this.storage.delete(key),
    }
    const location = { protocol: 'http:', origin: 'http://portal', assign: this.#leave }
    const { events } = this
    const on = events.addEventListener.bind(events)
    const off = events.removeEventListener.bind(events)
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('document', this.#world.document)
    vi.stubGlobal('window', { location, addEventListener: on, removeEventListener: off })
    work()
  }

  /** Loads another page in the same window: with `beforeunload`, or without, as after a crash. */
  reload(isCrash = false) {
    if (!isCrash) this.act(() => this.events.dispatchEvent(new Event('beforeunload')))
    this.shell = this.#load()
  }

  step(by: number) {
    const address = this.history[this.place + by]
    if (!address) return
    this.place += by
    this.act(() => this.shell.followRouter(address, this.#navigate))
  }

  #load(): Shell {
    this.#stop()
    const shell = new Shell(this.#world.page(this.address.full), this.address, zhCN)
    shell.followRouter(this.address, this.#navigate)
    this.act(() => {
      this.#stop = keepTabs(shell)
    })
    return shell
  }

  /** The portal's first page redirects to home. */
  #leave = () => {
    this.history = [...this.history.slice(0, this.place + 1), addressAt(home, null)]
    this.place += 1
    this.reload()
  }

  #navigate: Navigate = (to, { replace, state }) => {
    if (!replace) this.place += 1
    this.history = [...this.history.slice(0, this.place), addressAt(to, state)]
    this.shell.followRouter(this.address, this.#navigate)
  }
}

/** A browser with several windows of one user, which share a cookie, and a server that renders what the cookie says. */
class World implements Walked {
  jar = new Map<string, string>()
  listFails = false
  windows: Window[] = []
  #written = ''

  constructor() {
    this.open(home)
  }

  document = {
    jar: this.jar,
    get cookie() {
      return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [pair = '', age] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (age === 'max-age=0') this.jar.delete(name)
      else this.jar.set(name, value)
    },
  }

  /** As `loadPage` makes it. */
  page(full: string): ShellPage {
    const kept = readTabs(this.document.cookie, cookieName)
    const path = appPath(full)
    const apps = this.listFails ? null : listed
    const tabs = apps ? restore(kept, withBuiltIn(apps, zhCN), path) : visit(kept, path)
    return { ...{ apps, tabs, home, tabsCookie: cookieName }, rail: codes } as unknown as ShellPage
  }

  /** The list of apps arrives later, as for a page that requests it again. */
  listComes(at: number) {
    this.listFails = false
    this.change(at, ({ shell }) =>
      shell.followPage({ ...shell.state.page, apps: listed } as ShellPage, zhCN),
    )
  }

  open(path: string) {
    const kept = readTabs(this.document.cookie, cookieName)
    const window = new Window(this, addressAt(path, null))
    this.windows.push(window)
    expect(idsOf(window.tabs)).toEqual(expect.arrayContaining(idsOf(kept)))
    this.#noteWriter(window)
  }

  /** `window.open` and 「复制标签页」 take the session storage along. */
  duplicate(at: number) {
    const original = this.#window(at)
    const { address, storage, tabs } = original
    const isKept = storage.has(cookieName) && this.#hasSameList(original)
    const window = new Window(this, address, new Map(storage))
    this.windows.push(window)
    if (isKept) expect(window.tabs).toEqual(tabs)
    this.#noteWriter(window)
  }

  close(at: number) {
    if (this.windows.length === 1) return
    const window = this.#window(at)
    window.act(() => window.events.dispatchEvent(new Event('beforeunload')))
    this.#noteWriter(window)
    this.windows = this.windows.filter((one) => one !== window)
  }

  /** All windows close, and the first one that comes back has only the cookie. */
  restartBrowser() {
    const { full } = this.#window(0).address
    this.windows = []
    this.open(full)
  }

  reload(at: number, isCrash: boolean) {
    const window = this.#window(at)
    const { tabs } = window
    const { active } = window.shell.state
    const isComparable = this.#hasSameList(window)
    const isKept = !window.isFull && (!isCrash || window.storage.has(cookieName))
    this.change(at, () => window.reload(isCrash))
    this.#noteWriter(window)
    if (!isComparable) return
    // What only the cookie holds may have lost paths, and after a crash may come from another window.
    if (isKept) expect(window.tabs).toEqual(tabs)
    // An address cannot tell two tabs with the same path apart.
    const isOnly = tabs.filter(({ path }) => path === window.shell.state.address.path).length === 1
    if (isKept && isOnly) expect(window.shell.state.active).toBe(active)
    if (!isCrash) expect(idsOf(window.tabs)).toEqual(idsOf(tabs))
  }

  focus(at: number) {
    const window = this.#window(at)
    this.change(at, () => window.act(() => window.events.dispatchEvent(new Event('focus'))))
    this.#noteWriter(window)
  }

  /** What one window does must not change any other. */
  change(at: number, act: (window: Window) => void) {
    const window = this.#window(at)
    const others = this.windows.filter((one) => one !== window).map((one) => [one, one.tabs])
    const { tabs } = window
    window.act(() => act(window))
    if (window.tabs !== tabs) this.#noteWriter(window)
    for (const [one, before] of others) expect((one as Window).tabs).toBe(before)
  }

  /** `which`: the position of the tab. */
  onTab(at: number, which: number, act: (shell: Shell, id: TabId) => void) {
    this.change(at, ({ shell, tabs }) => {
      const tab = tabs[which % tabs.length]
      if (tab) act(shell, tab.id)
    })
  }

  closeTab(at: number, which: number) {
    const before = this.#window(at).tabs
    const tab = before[which % before.length]
    this.onTab(at, which, (shell, id) => shell.closeTabs([id]))
    const after = this.#window(at).tabs
    const left = before.filter((one) => one !== tab || one.pinned)
    if (left.length > 0) expect(idsOf(after)).toEqual(idsOf(left))
  }

  /** Whether a page that loads now would judge the tabs by the same list of apps. */
  #hasSameList({ shell }: Window): boolean {
    return this.listFails || shell.state.known.apps !== null
  }

  #window(at: number): Window {
    return this.windows[at % this.windows.length] as Window
  }

  #noteWriter({ tabs }: Window) {
    this.#written = formatTabs(tabs)
  }

  expectRules() {
    expect(this.jar.get(cookieName)).toBe(this.#written)
    expect(this.#written.length).toBeLessThan(3_100)
    for (const { tabs, shell, address } of this.windows) {
      expect(new Set(idsOf(tabs)).size, 'no tab is there twice').toBe(tabs.length)
      for (const { code, path, id } of tabs) expect(codeOfPath(path), id).toBe(code)
      const pins = tabs.map(({ pinned }) => pinned)
      expect(pins, 'pinned tabs come first').toEqual([...pins].sort().reverse())
      if (shell.state.known.apps) expect(tabs.find(({ id }) => id === 'system')?.pinned).toBe(true)
      const active = tabs.find(({ id }) => id === shell.state.active)
      expect(active?.path, 'the address is that of the tab in front').toBe(address.path)
      expect(shell.state.address).toEqual(address)
      expect(parseTabs(formatTabs(tabs, Number.POSITIVE_INFINITY))).toEqual(tabs)
    }
  }

  expectEnd() {
    for (const at of this.windows.keys()) this.reload(at, false)
    this.expectRules()
  }
}

function idsOf(tabs: OpenTabs): TabId[] {
  return tabs.map(({ id }) => id)
}

const at = fc.nat(3)
const which = fc.nat(8)
const rest = fc.constantFrom('list', 'detail/7', '词=公 文;,', 'x'.repeat(900), 'a?b=%2F#c')
const path = fc.tuple(fc.constantFrom(...codes), rest).map(([code, end]) => `/${code}/${end}`)

const steps = [
  step('open a window', path, (world: World, given) => world.open(given)),
  step('duplicate a window', at, (world: World, given) => world.duplicate(given)),
  step('close a window', at, (world: World, given) => world.close(given)),
  step('restart the browser', fc.constant(null), (world: World) => world.restartBrowser()),
  step('reload', at, (world: World, given) => world.reload(given, false)),
  step('crash', at, (world: World, given) => world.reload(given, true)),
  step('focus', at, (world: World, given) => world.focus(given)),
  step('go', fc.tuple(at, path), (world: World, [one, to]) =>
    world.change(one, ({ shell }) => shell.go(to)),
  ),
  step('open a tab', fc.tuple(at, path), (world: World, [one, to]) =>
    world.change(one, ({ shell }) => shell.openTab(to)),
  ),
  step('go inside a tab', fc.tuple(at, which, rest), (world: World, [one, tab, to]) =>
    world.onTab(one, tab, (shell, id) =>
      shell.moved(id, `/${id.replace(/~.*/, '')}/${to}`, 'push', null),
    ),
  ),
  step('close a tab', fc.tuple(at, which), (world: World, given) => world.closeTab(...given)),
  step('close all tabs', at, (world: World, one) =>
    world.change(one, ({ shell, tabs }) => shell.closeTabs(idsOf(tabs))),
  ),
  step('reopen a tab', at, (world: World, one) =>
    world.change(one, ({ shell }) => shell.reopenTab()),
  ),
  step('pin', fc.tuple(at, which, fc.boolean()), (world: World, [one, tab, pinned]) =>
    world.onTab(one, tab, (shell, id) => id !== 'system' && shell.pin(id, pinned)),
  ),
  step('move', fc.tuple(at, which, which), (world: World, [one, tab, over]) =>
    world.onTab(one, tab, (shell, id) => {
      const { tabs } = shell.state
      shell.move(id, tabs[over % tabs.length]?.id ?? id)
    }),
  ),
  step('go back', at, (world: World, one) => world.change(one, (window) => window.step(-1))),
  step('go forward', at, (world: World, one) => world.change(one, (window) => window.step(1))),
  step('the list fails', fc.constant(null), (world: World) => {
    world.listFails = true
  }),
  step('the list comes', at, (world: World, one) => world.listComes(one)),
  step('storage is full', fc.tuple(at, fc.boolean()), (world: World, [one, isFull]) =>
    world.change(one, (window) => {
      window.isFull = isFull
    }),
  ),
]

describe('the tabs of several windows', () => {
  it('[DESK-01] [DESK-02] stay each window’s own, none lost and none twice, whatever becomes of them', () =>
    walkAtRandom({ makeWorld: () => new World(), steps, numRuns: 200, maxSteps: 60, limit: 8_000 }))
})
