import type { RealmBridge, RealmControls, RealmFailure } from '~contract/hosting/bridge'
import type { AiWakeUp, GlobalState } from '~contract/hosting/props'
import { assistantLimits } from '~contract/portal/constants'
import { type AppPort, activityEvent } from './app-port'
import { appStatus } from './app-status'
import type { LoadedApp } from './host-state'
import { keysEvent, paletteEvent } from './realm/palette-key'

/** What app frames may do to the host. */
interface HostSide {
  port(): AppPort
  /** The app inside a frame, unless it is being unmounted. */
  appIn(frame: number): LoadedApp | undefined
  connect(frame: number, controls: RealmControls): void
  mounted(app: LoadedApp): void
  failed(app: LoadedApp, failure: RealmFailure): void
  isPage(app: LoadedApp): void
  erred(app: LoadedApp, message: string): void
  say(app: LoadedApp, change: Partial<LoadedApp>): void
  isFront(app: LoadedApp): boolean
  edited(frame: number, edited: boolean): void
  busy(frame: number, change: 1 | -1, background: boolean): void
  sessionEnded(): Promise<void>
  mergeGlobalState(patch: Partial<GlobalState>): boolean
  announce(name: string, data: unknown, except: number): void
}

/** A copy, with each field converted to its type and cut to its limit. */
function wakeUpOf({ question, context, send }: AiWakeUp): AiWakeUp {
  const cut = (value: unknown, what: 'question' | 'title' | 'context' | 'url') =>
    String(value ?? '').slice(0, assistantLimits[what])
  return {
    question: cut(question, 'question'),
    send: send === true,
    ...(context && {
      context: {
        title: cut(context.title, 'title'),
        text: cut(context.text, 'context'),
        url: cut(context.url, 'url'),
      },
    }),
  }
}

/** Titles longer than this are cut. */
const longestTitle = 80

function titleFrom(given: string): string | null {
  return String(given).trim().slice(0, longestTitle) || null
}

/** Runs `action` with the app in that frame, unless that app is being unmounted. */
type ForApp = (frame: number, action: (app: LoadedApp) => void) => void

/** What an app reports about its tab. */
function tabWords(
  forApp: ForApp,
  { say, port }: HostSide,
): Pick<RealmBridge, 'setTitle' | 'setPageTitle' | 'setBadge' | 'setDirty'> {
  return {
    setTitle: (frame, title) => forApp(frame, (app) => say(app, { title: titleFrom(title) })),
    setPageTitle: (frame, title) =>
      forApp(frame, (app) => say(app, { pageTitle: titleFrom(title) })),
    setBadge(frame, count) {
      // A missing value, such as a field that the app's service left out, does not mean 0.
      const whole = Math.floor(Number(count))
      if (!Number.isNaN(whole)) forApp(frame, ({ code }) => port().count(code, Math.max(0, whole)))
    },
    setDirty: (frame, dirty) => forApp(frame, (app) => say(app, { dirty: Boolean(dirty) })),
  }
}

/** Where an app navigates to, and what the shell does about it. */
function ways(
  forApp: ForApp,
  host: HostSide,
): Pick<RealmBridge, 'travel' | 'loadAt' | 'navigate' | 'openTab' | 'stopped' | 'close'> {
  const stop = (app: LoadedApp, address: string) =>
    host.say(app, { notice: { kind: 'stopped', address: String(address) } })
  const lead = (frame: number, how: 'navigate' | 'openTab', address: string) => {
    const absent = { notice: { kind: 'absent', address } } as const
    void host
      .port()
      [how](address)
      .then((known) => known || forApp(frame, (app) => host.say(app, absent)))
  }
  return {
    travel: (frame, steps) =>
      forApp(frame, (app) => {
        if (!host.isFront(app)) return
        // Beyond its first step, the window shows something other than the portal.
        if (window.history.state?.idx < -steps) stop(app, '')
        else window.history.go(steps)
      }),
    loadAt: (frame, path) => forApp(frame, (app) => host.port().loadAt(app.id, String(path))),
    navigate: (frame, path) => lead(frame, 'navigate', String(path)),
    openTab: (frame, path) => lead(frame, 'openTab', String(path)),
    stopped: (frame, address) => forApp(frame, (app) => stop(app, address)),
    close: (frame) => forApp(frame, (app) => host.port().close(app.id)),
  }
}

/** Files that an app shows, downloads or asks for. */
function files(
  host: HostSide,
): Pick<RealmBridge, 'download' | 'openFile' | 'pickFiles' | 'takesDownload'> {
  return {
    download: ({ fileId, fileName }) =>
      host.port().download({ fileId: String(fileId), fileName: String(fileName ?? '') }),
    openFile: ({ id, name, page }) =>
      host.port().openFile({ id: String(id), name: String(name ?? ''), page: Number(page) }),
    async pickFiles(frame, wanted) {
      const app = host.appIn(frame)
      return app ? host.port().pickFiles(app, wanted) : []
    },
    takesDownload: (path, fileName) => host.port().takesDownload(String(path), String(fileName)),
  }
}

/**
 * The side of the bridge that app frames see. A frame speaks for the app inside it, and for no other; every incoming
 * value is copied, so that nothing of the frame's realm stays behind.
 */
export function createBridge(host: HostSide): RealmBridge {
  const forApp: ForApp = (frame, action) => {
    const app = host.appIn(frame)
    if (app) action(app)
  }
  return {
    connect: host.connect,
    mounted: (frame) => forApp(frame, host.mounted),
    failed: (frame, { kind, detail }) =>
      forApp(frame, (app) => host.failed(app, { kind, detail: String(detail) })),
    isPage: (frame) => forApp(frame, host.isPage),
    missed: (frame) =>
      forApp(frame, (app) => {
        if (app.status === appStatus.loading) host.say(app, { incomplete: true })
      }),
    erred: (frame, message) => forApp(frame, (app) => host.erred(app, String(message))),
    moved: (frame, path, how, state) =>
      forApp(frame, (app) => {
        host.edited(frame, false)
        host.port().moved(app.id, String(path), how, structuredClone(state))
      }),
    active: () => void window.dispatchEvent(new Event(activityEvent)),
    openPalette: (key) => {
      // One character at most: an app must not type more into the palette.
      const detail = String(key).slice(0, 1)
      window.dispatchEvent(new CustomEvent(paletteEvent, { detail }))
    },
    openKeys: () => void window.dispatchEvent(new Event(keysEvent)),
    edited: (frame) => host.edited(frame, true),
    busy: (frame, change, background) => host.busy(frame, change > 0 ? 1 : -1, Boolean(background)),
    sessionEnded: host.sessionEnded,
    ...ways(forApp, host),
    ...tabWords(forApp, host),
    setFullScreen: (frame, on) =>
      forApp(frame, (app) => {
        if (host.isFront(app)) host.port().setFullScreen(Boolean(on))
      }),
    aiWakeUp: (wake) => host.port().aiWakeUp(wakeUpOf(wake)),
    offerSelection(frame, { text, x, y, byKeyboard }) {
      const app = host.appIn(frame)
      if (!app || !host.isFront(app)) return false
      const words = { text: String(text), x: Number(x), y: Number(y), byKeyboard: !!byKeyboard }
      return host.port().offerWords(app.id, frame, words)
    },
    sendLive: (frame) => host.port().sendLive(structuredClone(frame)),
    ...files(host),
    setGlobalState: (patch) => host.mergeGlobalState(structuredClone(patch)),
    emit(frame, name, data) {
      if (String(name).startsWith('app:')) host.announce(name, structuredClone(data), frame)
    },
    token: () => host.port().token(),
  }
}
