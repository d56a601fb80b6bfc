import type { GlobalState, PortalTheme, SubAppProps } from '~contract/hosting/props'

/** User, tenant and theme of an app without a portal: alone in a page, or in a test. */
export function standInPlace(colorScheme: PortalTheme['colorScheme']) {
  return {
    user: { userId: 'developer', account: 'developer', username: '开发者', orgName: '' },
    tenant: { tenantId: 'development', name: '开发环境' },
    theme: {
      id: 'default',
      colorScheme,
      variables: {},
      contrast: 'normal',
      colouring: 'normal',
      corners: 'small',
      fontSize: 'medium',
      density: 'standard',
      elder: false,
    },
    locale: 'zh-CN',
  } satisfies Partial<SubAppProps>
}

type SharedState = Pick<
  SubAppProps,
  'onGlobalStateChange' | 'setGlobalState' | 'offGlobalStateChange'
>

/** The shared state of an app that has no other app to share it with. */
export function localState(): SharedState {
  let state: GlobalState = { error: null, loginStatus: 1, command: null }
  let listener: Parameters<SubAppProps['onGlobalStateChange']>[0] | null = null
  return {
    onGlobalStateChange(next, fireImmediately) {
      listener = next
      if (fireImmediately) next({ ...state }, { ...state })
    },
    setGlobalState(patch) {
      const previous = state
      if (Object.entries(patch).every(([name, value]) => previous[name] === value)) return false
      state = { ...previous, ...patch } as GlobalState
      listener?.({ ...state }, previous)
      return true
    },
    offGlobalStateChange() {
      listener = null
      return true
    },
  }
}
