import type { GlobalState, SubAppProps } from '../sub-app-kit/props'
import type { RealmBridge, RealmPlan } from './bridge'
import { createRequest } from './request'

type Listener = Parameters<SubAppProps['onGlobalStateChange']>[0]

export interface PropsControls {
  props: SubAppProps
  globalStateChanged(state: GlobalState, previous: GlobalState): void
}

/** The shell's gifts, made of this realm's own objects and functions. */
export function createProps(bridge: RealmBridge, plan: RealmPlan): PropsControls {
  const { code } = plan
  let state = plan.globalState
  let listener: Listener | null = null

  const props: SubAppProps = {
    ...plan.props,
    container: document.body,
    onGlobalStateChange(next, fireImmediately) {
      listener = next
      if (fireImmediately) next({ ...state }, { ...state })
    },
    setGlobalState: (patch) => bridge.setGlobalState(code, patch),
    offGlobalStateChange() {
      listener = null
      return true
    },
    request: createRequest(bridge),
    getToken: () => bridge.token().then(String),
    navigate: (path) => bridge.navigate(path),
    close: () => bridge.close(code),
    setTitle: (title) => bridge.setTitle(code, String(title)),
    setBadge: (count) => bridge.setBadge(code, Number(count)),
    setDirty: (dirty) => bridge.setDirty(code, Boolean(dirty)),
  }

  return {
    props,
    globalStateChanged(next, previous) {
      state = structuredClone(next)
      listener?.({ ...state }, structuredClone(previous))
    },
  }
}
