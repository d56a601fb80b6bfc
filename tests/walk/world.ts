import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import type { MockPlatform } from '../../mock-platform/server'
import { callerOf } from '../support/mock-caller'
import { demoPassword, openSpace, type Stack } from '../support/stack'
import type { Person } from './model'
import type { WalkPortal } from './portal'
import { createTroubles } from './troubles'
import { type PageWatch, watchPage } from './watch'

/** What all walks of one worker share. */
export interface Ground {
  browser: Browser
  stack: Stack
  portal: WalkPortal
}

export interface OpenWindow {
  page: Page
  watch: PageWatch
  /** The user's answer when the browser asks whether the page may be left. */
  leaves: boolean
}

/** How long one action of a user may take (ms). */
const actionTimeout = 8_000
const listPath = '/service-system/sysappuser/list?column=sort'

/** What a walk runs against: a browser, a portal, and a space of its own in the platform. */
export class World {
  readonly windows: OpenWindow[] = []
  readonly troubles = createTroubles(() => performance.now())
  /** The steps taken, in the form in which they are recorded. */
  readonly taken: string[] = []
  /** Rules that held, but later than they should have. */
  readonly late: string[] = []
  /** Until then the portal's own pauses may keep live data out of date (performance.now). */
  #pausesUntil = 0
  #tokens = new Map<string, string>()

  private constructor(
    readonly ground: Ground,
    readonly space: Space,
    readonly context: BrowserContext,
  ) {}

  /** One window at the home page; `clock`: the test can move its time. */
  static async begin(ground: Ground, person: Person, clock: boolean): Promise<World> {
    const { space, account } = openSpace(ground.stack)
    const context = await ground.browser.newContext({ baseURL: ground.portal.url })
    if (clock) await context.clock.install()
    space.users.update('zhangsan', { accounts: ['zhangsan', 'lisi'] })
    const world = new World(ground, space, context)
    const form = { account: account(person), password: demoPassword }
    const answer = await context.request.post('/login', { form, maxRedirects: 0 })
    if (answer.status() !== 302) throw new Error(`the sign-in failed: ${answer.status()}`)
    await world.openWindow('/index')
    return world
  }

  /** Live data may be late: the portal pauses for this long (ms) after what has just happened. */
  allowPause(milliseconds: number) {
    this.#pausesUntil = Math.max(this.#pausesUntil, performance.now() + milliseconds)
  }

  /** The time left of the pauses (ms). */
  get pauseLeft(): number {
    return Math.max(0, this.#pausesUntil - performance.now())
  }

  get mock(): MockPlatform {
    return this.ground.stack.mock
  }

  account(person: Person): string {
    return `${person}@${this.space.id}`
  }

  /** Makes the platform do something to this space, through its control API. */
  async order(method: string, path: string, body?: object) {
    return callerOf(this.mock).control(method, `/spaces/${this.space.id}${path}`, body)
  }

  async openWindow(path: string): Promise<OpenWindow> {
    const window = this.adopt(await this.context.newPage())
    await window.page.goto(path)
    return window
  }

  /** From now on the newly opened page is one of the walk's windows. */
  adopt(page: Page): OpenWindow {
    page.setDefaultTimeout(actionTimeout)
    const window: OpenWindow = {
      page,
      watch: watchPage(page, () => performance.now()),
      leaves: false,
    }
    page.on('dialog', (dialog) => {
      const stays = dialog.type() === 'beforeunload' && !window.leaves
      void (stays ? dialog.dismiss() : dialog.accept()).catch(() => {})
    })
    this.windows.push(window)
    return window
  }

  /** As browsers do with windows that have been hidden for a long time. */
  async setFrozen(at: number, frozen: boolean) {
    const page = this.windows[at]?.page
    if (!page) return
    const session = await this.context.newCDPSession(page)
    await session.send('Page.setWebLifecycleState', { state: frozen ? 'frozen' : 'active' })
    await session.detach()
  }

  /** Fills the browser's storage completely, or frees it again; frozen windows are left out. */
  async fillStorage(full: boolean) {
    for (const { page } of this.windows) {
      await Promise.race([
        page.evaluate(full ? fillUp : makeRoom).catch(() => {}),
        new Promise((done) => setTimeout(done, 2_000)),
      ])
    }
  }

  async closeWindow(at: number) {
    const [window] = this.windows.splice(at, 1)
    await window?.page.close()
  }

  /**
   * The badge that each app must have for a user in a tenant: the platform's own list. Null = the platform gives none.
   */
  async counts(person: Person, unit: string): Promise<Record<string, number> | null> {
    const { tenants = [] } = this.space.users.get(person) ?? {}
    const tenantId = tenants.find(({ othTenantName }) => othTenantName === unit)?.tenantId
    const key = `${person} ${tenantId}`
    const token = this.#tokens.get(key) ?? this.space.openSession(person, tenantId)
    this.#tokens.set(key, token)
    const { data } = await callerOf(this.mock).call(listPath, token)
    const listed: { code: string; newCount: number }[] | undefined = data?.userApp
    // The token ended with the user's other tokens.
    if (!listed) this.#tokens.delete(key)
    return listed ? Object.fromEntries(listed.map((app) => [app.code, app.newCount])) : null
  }

  /** Screenshots of all windows, for whoever investigates a failure. */
  async takePictures(folder: string) {
    for (const [at, { page }] of this.windows.entries()) {
      await page.screenshot({ path: `${folder}/window-${at}.png`, timeout: 5_000 }).catch(() => {})
    }
  }

  async end() {
    await this.context.close()
    await this.ground.portal.start()
    await this.order('DELETE', '')
  }
}

/** Runs in the page. */
function fillUp() {
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 2 ** 20, number = 0; size >= 1; number += 1) {
      try {
        storage.setItem(`walk-filler-${number}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  }
}

/** Runs in the page. */
function makeRoom() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('walk-filler-')) storage.removeItem(key)
    }
  }
}
