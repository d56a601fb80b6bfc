import type {
  PickedFile,
  PickFilesOptions,
  PortalTheme,
  SubAppEvents,
  SubAppProps,
  SubAppRequestOptions,
} from '~contract/hosting/props'
import { type Answers, answerTo, withoutQuery } from './answers'
import { callService } from './request'
import { localState, standInPlace } from './stand-in'

/** 独立运行时的设置；其余各项可逐一覆盖。 */
export interface StandaloneOptions extends Partial<SubAppProps> {
  /** 后端所在的源，缺省为本页的源。跨源时由后端以 CORS 允许。 */
  origin?: string
  /** 开发用的访问令牌，随请求发送。 */
  token?: string
  /** 不经后端的返回，例如示例数据；其余的请求照常发往后端。 */
  answers?: Answers
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
  const { origin = location.origin, token = '', answers = {}, ...given } = options
  return {
    name: 'standalone',
    container: document.body,
    base: '',
    ...standInPlace(colorSchemeOfBrowser()),
    ...localState(),
    async request<T>(path: string, sending?: SubAppRequestOptions) {
      const known = withoutQuery(path)
      if (known in answers) return (await answerTo(answers[known], sending)) as T
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      return callService<T>(origin, path, sending, headers)
    },
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
    openFile: ({ id, name = '' }) =>
      void window.open(
        new URL(`/file-viewer?${new URLSearchParams({ fileId: id, name })}`, origin),
      ),
    pickFiles: pickLocalFiles,
    events: localEvents(),
    ...given,
  }
}

/** 门户之外没有文件中心：由浏览器选择本机的文件。 */
function pickLocalFiles({ accept = '', multiple = false }: PickFilesOptions = {}) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept, multiple })
  return new Promise<PickedFile[]>((done) => {
    input.onchange = () =>
      done([...(input.files ?? [])].map((file) => ({ from: 'computer', name: file.name, file })))
    input.oncancel = () => done([])
    input.click()
  })
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

function colorSchemeOfBrowser(): PortalTheme['colorScheme'] {
  return darkMode().matches ? 'dark' : 'light'
}

/** Events that the browser can provide; live messages and other apps' statuses exist only in the portal. */
function localEvents(): SubAppEvents {
  const channel = new BroadcastChannel(channelName)
  const sources: Record<string, (publish: (data: unknown) => void) => () => void> = {
    theme: (publish) =>
      listen(darkMode(), 'change', () => publish(standInPlace(colorSchemeOfBrowser()).theme)),
    stale: (publish) => listen(window, 'online', () => publish(null)),
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
