import type { GlobalState, PortalTheme, SubAppEvents, SubAppProps } from '~contract/hosting/props'
import { callService } from './request'

/** 独立运行时的设置；其余各项可逐一覆盖。 */
export interface StandaloneOptions extends Partial<SubAppProps> {
  /** 后端所在的源，缺省为本页的源。跨源时由后端以 CORS 允许。 */
  origin?: string
  /** 开发用的访问令牌，随请求发送。 */
  token?: string
}

const channelName = 'portal-sub-app'

/**
 * 门户之外（独立开发、单元测试）可用的 props：`request` 直接调用后端，`navigate` 与 `openTab` 用浏览器导航，标题与
 * 角标写在网页标题里，未保存时离开前由浏览器询问，自定义事件在同源的窗口之间传递。
 *
 * ```ts
 * const props = isInPortal() ? portal() : standalone({ origin: 'http://127.0.0.1:4000', token })
 * ```
 */
export function standalone(options: StandaloneOptions = {}): SubAppProps {
  const { origin = location.origin, token = '', ...given } = options
  return {
    name: 'standalone',
    container: document.body,
    base: '',
    user: { userId: 'developer', account: 'developer', username: '开发者', orgName: '' },
    tenant: { tenantId: 'development', name: '开发环境' },
    theme: themeOfBrowser(),
    locale: 'zh-CN',
    ...localState(),
    request: (path, sending) =>
      callService(origin, path, sending, token ? { authorization: `Bearer ${token}` } : {}),
    getToken: async () => token,
    navigate: (path) => location.assign(path),
    openTab: (path) => void window.open(path, '_blank', 'noopener'),
    close: () => window.close(),
    ...pageTitle(),
    setDirty: unsavedGuard(),
    setFullScreen: (on) =>
      void (on ? document.documentElement.requestFullscreen() : document.exitFullscreen()),
    aiWakeUp: () => false,
    sendLive: () => false,
    download: ({ fileId }) =>
      void window.open(
        new URL(`/service-file/file/download?${new URLSearchParams({ fileId })}`, origin),
      ),
    events: localEvents(),
    ...given,
  }
}

function localState(): Pick<
  SubAppProps,
  'onGlobalStateChange' | 'setGlobalState' | 'offGlobalStateChange'
> {
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

function pageTitle(): Pick<SubAppProps, 'setTitle' | 'setBadge'> {
  const own = document.title
  let title = own
  let badge = 0
  const show = () => {
    document.title = badge > 0 ? `(${badge}) ${title}` : title
  }
  return {
    setTitle(next) {
      title = next || own
      show()
    },
    setBadge(count) {
      badge = count
      show()
    },
  }
}

function unsavedGuard(): SubAppProps['setDirty'] {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  return (dirty) => {
    if (dirty) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
}

function darkMode(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function themeOfBrowser(): PortalTheme {
  return {
    id: 'default',
    colorScheme: darkMode().matches ? 'dark' : 'light',
    variables: {},
    contrast: 'normal',
    colouring: 'normal',
    corners: 'small',
    fontSize: 'medium',
  }
}

/** What the browser can stand in for; live messages and other apps' statuses are the portal's alone. */
function localEvents(): SubAppEvents {
  const channel = new BroadcastChannel(channelName)
  const sources: Record<string, (publish: (data: unknown) => void) => () => void> = {
    theme: (publish) => listen(darkMode(), 'change', () => publish(themeOfBrowser())),
    visible: (publish) => listen(document, 'visibilitychange', () => publish(!document.hidden)),
  }
  return {
    on(name: string, listener: (data: never) => void) {
      const publish = listener as (data: unknown) => void
      const source = sources[name]
      if (source) return source(publish)
      return listen(channel, 'message', ({ data }: MessageEvent) => {
        if (data.name === name) publish(data.data)
      })
    },
    emit: (name: string, data?: unknown) => channel.postMessage({ name, data }),
  } as SubAppEvents
}

function listen(target: EventTarget, name: string, listener: (event: never) => void): () => void {
  target.addEventListener(name, listener as EventListener)
  return () => target.removeEventListener(name, listener as EventListener)
}
