import type { GlobalState, SubAppProps } from '@portal/sub-app'
import {
  bridgeKey,
  type RealmBridge,
  type RealmControls,
  type RealmFailure,
  type RealmPlan,
} from '~contract/hosting/bridge'

export type { RealmControls, RealmFailure } from '~contract/hosting/bridge'

/** What a frame reports about its app, all of it plain data. */
export interface Guest {
  /** The frame is ready: `start` gives it an app. Called again if the frame reloads itself. */
  connected(controls: RealmControls): void
  mounted(lifecycles: readonly string[]): void
  failed(failure: RealmFailure): void
  /** An uncaught error after mounting. */
  erred(message: string): void
  /** The app called a portal function, or one of its requests starts (`busy`, 1) or ends (`busy`, -1). */
  called(name: string, ...given: unknown[]): void
}

export interface RealmFrame {
  element: HTMLIFrameElement
  close(): void
}

interface OpenFrame {
  title: string
  /** What the frame loads: a realm document (`realmAddress`), or the page of a page app. */
  address: string
  guest: Guest
  getToken: SubAppProps['getToken']
  /** Prevents navigating the window and opening dialogs or windows. */
  sandboxed?: boolean
}

const firstState: GlobalState = { error: null, loginStatus: 1, command: null }
let lastFrame = 0

/**
 * Opens an app's frame inside `place`, as the portal does, so that the app can be watched. None of its calls reach the
 * portal. Only one frame at a time.
 */
export function openRealmFrame(
  place: HTMLElement,
  { title, address, sandboxed, ...rest }: OpenFrame,
) {
  lastFrame += 1
  const element = document.createElement('iframe')
  element.title = title
  element.dataset.frame = String(lastFrame)
  if (sandboxed) element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  element.src = address
  const bridge = bridgeFor(rest)
  window[bridgeKey] = bridge
  place.replaceChildren(element)
  return {
    element,
    close() {
      element.remove()
      if (window[bridgeKey] === bridge) delete window[bridgeKey]
    },
  } satisfies RealmFrame
}

/** A frame for a foreign entry may also load from its origin. */
export function realmAddress(entry: string): string {
  const { origin } = new URL(entry, location.origin)
  return origin === location.origin ? '/realm' : `/realm?${new URLSearchParams({ entry: origin })}`
}

export function planFor(
  props: SubAppProps,
  app: { title: string; entry: string; path: string },
): RealmPlan {
  const code = decodeURIComponent(app.path.split(/[/?#]/)[1] ?? '')
  const { user, tenant, theme, locale } = props
  return {
    ...app,
    code,
    state: null,
    unsure: false,
    props: { name: code, base: `/${encodeURIComponent(code)}`, user, tenant, theme, locale },
    globalState: firstState,
    visible: true,
    scroll: [],
  }
}

function filesFor(
  guest: OpenFrame['guest'],
): Pick<RealmBridge, 'download' | 'openFile' | 'pickFiles' | 'takesDownload'> {
  return {
    download: (file) => guest.called('download', structuredClone(file)),
    openFile: (file) => guest.called('openFile', structuredClone(file)),
    async pickFiles(_frame, wanted) {
      guest.called('pickFiles', structuredClone(wanted))
      return []
    },
    takesDownload: () => false,
  }
}

function bridgeFor({ guest, getToken }: Pick<OpenFrame, 'guest' | 'getToken'>): RealmBridge {
  let controls: RealmControls | undefined
  let state = firstState
  const note = (name: string) => (_frame: number, value?: unknown) => guest.called(name, value)
  return {
    connect(_frame, connected) {
      controls = connected
      guest.connected(connected)
    },
    missed: note('missed'),
    mounted: (_frame, lifecycles) => guest.mounted([...lifecycles]),
    failed: (_frame, { kind, detail }) => guest.failed({ kind, detail: String(detail) }),
    erred: (_frame, message) => guest.erred(String(message)),
    moved: (_frame, path, how) => guest.called(`history.${how}`, String(path)),
    travel: (_frame, steps) => guest.called('history.go', Number(steps)),
    loadAt: (_frame, path) => guest.called('location', String(path)),
    edited: note('edited'),
    busy: note('busy'),
    // Events inside a frame do not reach the window around it.
    active: () => void window.dispatchEvent(new Event('pointermove')),
    openPalette: () => {},
    openKeys: () => {},
    sessionEnded: async () => guest.called('sessionOver'),
    navigate: (_frame, path) => guest.called('navigate', String(path)),
    openTab: (_frame, path) => guest.called('openTab', String(path)),
    stopped: note('stopped'),
    isPage: () => guest.called('isPage'),
    close: () => guest.called('close'),
    setTitle: note('setTitle'),
    setPageTitle: () => {},
    setBadge: note('setBadge'),
    setDirty: note('setDirty'),
    setFullScreen: note('setFullScreen'),
    aiWakeUp(wake) {
      guest.called('aiWakeUp', structuredClone(wake))
      return false
    },
    offerSelection: () => false,
    sendLive(frame) {
      guest.called('sendLive', structuredClone(frame))
      return true
    },
    ...filesFor(guest),
    setGlobalState(patch) {
      const change = structuredClone(patch)
      guest.called('setGlobalState', change)
      const previous = state
      if (Object.entries(change).every(([name, value]) => previous[name] === value)) return false
      state = { ...previous, ...change } as GlobalState
      controls?.globalStateChanged(state, previous)
      return true
    },
    emit: (_frame, name, data) => guest.called('events.emit', String(name), structuredClone(data)),
    token: getToken,
  }
}
