import type { RealmControls } from '~contract/hosting/bridge'
import type { HostedApp } from '~contract/hosting/hosted-app'
import type { AppPort } from './app-port'
import { HostStore, type LoadedApp } from './host-state'
import { codeOfTab, type TabId } from './open-tabs'

/** How long an unmount may take before its frame is removed all the same. */
const unmountPatience = 1_000

export interface FrameElement {
  /** What it loads first. */
  src: string
  /** Its name: what an isolated document needs before the shell can speak to it. */
  name?: string | undefined
  /** The one that its document is for; undefined = for any realm app, or for none that is known. */
  app: HostedApp | undefined
}

/** What the host keeps of one frame element beyond what is shown of it. */
export interface Frame extends FrameElement {
  /** Of an app frame whose document has found the host. */
  controls?: RealmControls | undefined
  /** Its present document is one that has found the host; taken back once it has loaded. */
  connected: boolean
  /** Requests of its app under way, and those of them that a user waits for. */
  requests: number
  awaited: number
  /** Something was typed in it since it last moved. */
  edited: boolean
  /** When its app began to come up (`performance.now()`). */
  since?: number
  /** Ends the wait for its app's mount. */
  timer?: ReturnType<typeof setTimeout>
}

/** The frames that are there, each by its number. A number is never given twice. */
function createFrames(failed: (frame: number, error: unknown) => void) {
  const frames = new Map<number, Frame>()
  let last = 0

  /** Whatever goes wrong inside a frame stays there: the shell and the other apps go on. */
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

    /** The frame's document has gone: nothing that it was at comes to an end any more. */
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

    /** Requests of all apps that users wait for. */
    awaited: () => [...frames.values()].reduce((sum, frame) => sum + frame.awaited, 0),

    forAll(message: (frame: RealmControls) => void, except = 0) {
      for (const number of [...frames.keys()]) if (number !== except) call(number, message)
    },
  }
}

export type LoadedApps = ReturnType<typeof createLoadedApps>

/**
 * The loaded apps of this window and their frames: what is known of each, and what is sent to it. `failed` receives
 * what a frame threw when something was sent to it.
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

    /** An app's own `beforeunload` wants the user to be asked before its tab is closed or loaded again. */
    asksToStay: (id: TabId): boolean | Promise<boolean> =>
      call(id, (frame) => frame.asksToStay()) ?? false,

    /** Unmounts; an unmount that throws or hangs must not keep the frame: removing it ends all of the app. */
    async endFrame(app: LoadedApp) {
      const unmounted = call(app.id, (frame) => frame.unmount())
      forgetFrame(app.frame)
      const late = new Promise((done) => setTimeout(done, unmountPatience))
      await Promise.race([unmounted?.catch(() => {}), late])
    },
  }
}
