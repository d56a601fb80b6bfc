import type { RealmControls } from '~contract/hosting/bridge'
import type { HostedApp } from '~contract/hosting/hosted-app'
import type { AppPort } from './app-port'
import { HostStore, type LoadedApp } from './host-state'
import { codeOfTab, type TabId } from './open-tabs'

/** How long an unmount may take before its frame is removed anyway (ms). */
const unmountPatience = 1_000

export interface FrameElement {
  /** The address it loads first. */
  src: string
  /** Its name: the data that an isolated document needs before the shell can speak to it. */
  name?: string | undefined
  /** The app that its document is for; undefined = any realm app, or one that is not known. */
  app: HostedApp | undefined
}

/** What the host keeps per frame element besides the state that is shown. */
export interface Frame extends FrameElement {
  /** Set once the document of an app frame has connected to the host. */
  controls?: RealmControls | undefined
  /** Its current document has connected to the host; reset when that document has loaded. */
  connected: boolean
  /** Its app's requests under way, and how many of them a user waits for. */
  requests: number
  awaited: number
  /** The user has typed something in it since it last moved. */
  edited: boolean
  /** When its app started to load (`performance.now()`). */
  since?: number
  /** Limits the wait for its app's mount. */
  timer?: ReturnType<typeof setTimeout>
}

/** The existing frames by number. A number is never reused. */
function createFrames(failed: (frame: number, error: unknown) => void) {
  const frames = new Map<number, Frame>()
  let last = 0

  /** Contains whatever goes wrong inside a frame: the shell and the other apps go on. */
  function call<T>(number: number, message: (frame: RealmControls) => T): T | undefined {
    const controls = frames.get(number)?.controls
    try {
      return controls && message(controls)
    } catch (error) {
      failed(number, error)
      return undefined
    }
  }

  return {
    call,

    open(element: FrameElement): number {
      last += 1
      const idle = { requests: 0, awaited: 0, edited: false, connected: false }
      frames.set(last, { ...element, ...idle })
      return last
    },

    get: (number: number) => frames.get(number),

    /** The frame's document is gone: nothing that it had under way will complete. */
    leave(number: number) {
      const frame = frames.get(number)
      frame?.controls?.dropped?.()
      const left = { controls: undefined, requests: 0, awaited: 0, edited: false }
      if (frame) Object.assign(frame, left)
    },

    /** Drops every reference into the frame. */
    forget(number: number) {
      const frame = frames.get(number)
      clearTimeout(frame?.timer)
      frame?.controls?.dropped?.()
      frames.delete(number)
    },

    /** How many requests of all apps a user waits for. */
    awaited: () => [...frames.values()].reduce((sum, frame) => sum + frame.awaited, 0),

    forAll(message: (frame: RealmControls) => void, except = 0) {
      for (const number of [...frames.keys()]) if (number !== except) call(number, message)
    },
  }
}

export type LoadedApps = ReturnType<typeof createLoadedApps>

/**
 * The loaded apps of this window and their frames: the state of each, and calls into it. `failed` receives what such a
 * call threw.
 */
export function createLoadedApps(port: AppPort, failed: (frame: number, error: unknown) => void) {
  const store = new HostStore()
  const frames = createFrames(failed)

  const record = (id: TabId) => port.apps.find((app) => app.code === codeOfTab(id))

  function call<T>(id: TabId | null, message: (frame: RealmControls) => T): T | undefined {
    return frames.call(store.find(id)?.frame ?? 0, message)
  }

  function announceStatus({ code, status }: LoadedApp) {
    frames.forAll((frame) => frame.announce('app-status', { code, status }))
  }

  function countBusy() {
    const busy = frames.awaited()
    if (busy !== store.snapshot().busy) store.set({ busy }, true)
  }

  function forgetFrame(number: number) {
    frames.forget(number)
    countBusy()
  }

  return {
    port,
    store,
    frames,
    record,
    call,
    announceStatus,
    countBusy,
    forgetFrame,
    all: () => store.snapshot().apps,

    change(id: TabId, change: Partial<LoadedApp>, later = false) {
      const before = store.find(id)?.status
      const after = store.change(id, change, later)
      if (after && before !== after.status) announceStatus(after)
    },

    /** Whether an app's own `beforeunload` wants the user asked before its tab is closed or reloaded. */
    asksToStay: (id: TabId): boolean | Promise<boolean> =>
      call(id, (frame) => frame.asksToStay()) ?? false,

    /**
     * Unmounts. Removing the frame ends the app in any case, so an unmount that throws or hangs must not keep the
     * frame.
     */
    async endFrame(app: LoadedApp) {
      const unmounted = call(app.id, (frame) => frame.unmount())
      forgetFrame(app.frame)
      const late = new Promise((done) => setTimeout(done, unmountPatience))
      await Promise.race([unmounted?.catch(() => {}), late])
    },
  }
}
