import type { ChangingProps, RealmBridge, RealmPlan } from '~contract/hosting/bridge'
import type { GlobalState, PortalTheme, SubAppProps } from '~contract/hosting/props'
import { clone } from './clone'
import { createEvents } from './events'
import { offerOtherHosts } from './other-hosts'
import { singleSpaProps } from './parcels'
import { createRequest } from './request'
import { createThemeStyle } from './theme-style'

type Listener = Parameters<SubAppProps['onGlobalStateChange']>[0]

export interface PropsControls {
  props: SubAppProps
  globalStateChanged(state: GlobalState, previous: GlobalState): void
  propsChanged(changing: ChangingProps): void
  visibilityChanged(visible: boolean): void
  announce(name: string, data: unknown): void
}

/** The shell's props, made of this realm's own objects and functions. */
export function createProps(bridge: RealmBridge, frame: number, plan: RealmPlan): PropsControls {
  let state = plan.globalState
  let listener: Listener | null = null
  const themeStyle = createThemeStyle(plan.props.theme)
  const { events, announce } = createEvents(
    (name, data) => bridge.emit(frame, String(name), clone(data)),
    (message) => bridge.erred(frame, message),
  )

  const props: SubAppProps = {
    ...plan.props,
    // While the page's head is being read, there is no body yet.
    get container() {
      return document.body
    },
    onGlobalStateChange(next, fireImmediately) {
      listener = next
      if (fireImmediately) next({ ...state }, { ...state })
    },
    offGlobalStateChange() {
      listener = null
      return true
    },
    ...callsOf(bridge, frame, () => props.locale),
    events,
  }
  // Extra props for qiankun's apps; not part of the portal's own contract.
  Object.assign(props, singleSpaProps(props))
  offerOtherHosts(props)

  return {
    props,
    globalStateChanged(next, previous) {
      state = clone(next)
      listener?.({ ...state }, clone(previous))
    },
    propsChanged({ user, tenant, theme, locale }) {
      const before: PortalTheme = props.theme
      const changedLocale = props.locale !== locale
      Object.assign(props, { user, tenant, theme, locale })
      if (changedLocale) announce('locale', locale)
      if (JSON.stringify(before) === JSON.stringify(theme)) return
      themeStyle.set(theme)
      announce('theme', theme)
    },
    visibilityChanged: (visible) => announce('visible', visible),
    announce(name, data) {
      announce(name, data)
      if (name === 'live') window.dispatchEvent(new CustomEvent('onmessageWS', { detail: data }))
    },
  }
}

/** An app's calls to the shell; only plain values cross the bridge. */
function callsOf(bridge: RealmBridge, frame: number, locale: () => SubAppProps['locale']) {
  return {
    setGlobalState: (patch) => bridge.setGlobalState(clone(patch)),
    request: createRequest(bridge, frame, locale),
    getToken: () => bridge.token().then(String),
    navigate: (path) => bridge.navigate(frame, String(path)),
    openTab: (path) => bridge.openTab(frame, String(path)),
    close: () => bridge.close(frame),
    setTitle: (title) => bridge.setTitle(frame, String(title ?? '')),
    setBadge: (count) => bridge.setBadge(frame, Number(count)),
    setDirty: (dirty) => bridge.setDirty(frame, Boolean(dirty)),
    setFullScreen: (on) => bridge.setFullScreen(frame, Boolean(on)),
    aiWakeUp: (wake) =>
      bridge.aiWakeUp(
        typeof wake === 'object' && wake
          ? clone(wake)
          : { question: String(wake ?? ''), send: true },
      ),
    sendLive: (frame) => bridge.sendLive(clone(frame)),
    download: ({ fileId, fileName }) =>
      bridge.download({ fileId: String(fileId), fileName: String(fileName ?? '') }),
    openFile: ({ id, name, page }) =>
      bridge.openFile({ id: String(id), name: String(name ?? ''), page: Number(page) }),
    pickFiles: (options) => bridge.pickFiles(frame, clone(options ?? {})).then(clone),
  } satisfies Partial<SubAppProps>
}
