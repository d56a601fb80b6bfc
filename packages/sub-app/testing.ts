import { answerTo, withoutQuery } from './answers'
import type { Answer, PortalEventData, PortalTheme, SubAppProps } from './index'
import { requestError } from './request'
import { localState, standInPlace } from './stand-in'

/** props 中可以调用的各项。 */
export type PropsCall = {
  [Name in keyof SubAppProps]: SubAppProps[Name] extends (...given: never[]) => unknown
    ? Name
    : never
}[keyof SubAppProps]

/** 测试中代替门户：记录应用的调用，按测试的要求返回数据、发出事件。 */
export interface FakePortal {
  /** 交给 `mount` 的 props；也在 `window.portalProps`，所以 `portal()` 可用。 */
  props: SubAppProps
  /** 应用每次调用某项能力的参数：`callsOf('setDirty')` 为 `[[true], [false]]`。 */
  callsOf<Name extends PropsCall>(name: Name): Parameters<SubAppProps[Name]>[]
  /** 应用以 `events.emit` 发出的事件。 */
  emitted: readonly { name: string; data: unknown }[]
  /** 应用还在监听的事件；卸载后应当为空。 */
  listening(): string[]
  /** 此后对该路径（不含查询参数）的请求得到这份数据，或者函数给出的数据。没有准备的路径返回 404。 */
  answer(path: string, answer: Answer): void
  /** 此后对该路径的请求失败。`status` 缺省为 200，`code` 缺省为 1。 */
  refuse(path: string, message: string, refusal?: { status?: number; code?: number | null }): void
  /** 发出门户的事件。 */
  announce<Name extends keyof PortalEventData>(name: Name, data: PortalEventData[Name]): void
  /** 发出其他应用的事件。 */
  announce(name: `app:${string}`, data?: unknown): void
  /** 改变主题：设置 CSS 变量、`props.theme`，并发出 `theme` 事件。 */
  setTheme(change: Partial<PortalTheme>): void
  /** 测试结束时收回 `window.portalProps`。 */
  remove(): void
}

/**
 * 单元测试用的门户，不依赖测试框架；需要 DOM（happy-dom、jsdom 或浏览器）。请在载入应用的入口之前调用，否则带有
 * `standalone` 的应用会自行挂载：
 *
 * ```ts
 * document.body.innerHTML = '<div id="root"></div>'
 * const portal = fakePortal()
 * portal.answer('/service-leave/apply', { records: [] })
 * const { mount, unmount } = await import('./main')
 * await mount(portal.props)
 * ```
 */
export function fakePortal(given: Partial<SubAppProps> = {}): FakePortal {
  const answers = new Map<string, Answer>()
  const events = fakeEvents()
  const { props, callsOf } = recorded({
    name: 'fake-app',
    base: '/fake-app',
    container: document.body,
    ...standInPlace('light'),
    ...localState(),
    ...quietCalls(),
    async request<T>(path: string, options = {}) {
      const answer = answers.get(withoutQuery(path))
      if (answer === undefined) throw requestError(404, null, `测试没有准备 ${path} 的返回`)
      return (await answerTo(answer, options)) as T
    },
    events: events.own,
    ...given,
  })

  function announce(name: string, data?: unknown) {
    if (name === 'theme' || name === 'locale') Object.assign(props, { [name]: data })
    events.announce(name, data)
    if (name === 'live') window.dispatchEvent(new CustomEvent('onmessageWS', { detail: data }))
  }

  window.portalProps = props
  return {
    props,
    callsOf,
    emitted: events.emitted,
    listening: events.listening,
    answer: (path, answer) => void answers.set(path, answer),
    refuse(path, message, { status = 200, code = 1 } = {}) {
      answers.set(path, () => {
        throw requestError(status, code, message)
      })
    },
    announce,
    setTheme(change) {
      const theme = { ...props.theme, ...change }
      for (const [name, value] of Object.entries(theme.variables))
        document.documentElement.style.setProperty(name, value)
      announce('theme', theme)
    },
    remove() {
      if (window.portalProps === props) delete window.portalProps
    },
  }
}

/** 像用户一样在输入框中键入：设置值并发出 `input` 事件，React、Vue 和普通网页都会得知。 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React replaces the element's own setter, and ignores a value set through it.
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setValue?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function quietCalls() {
  const nothing = () => undefined
  return {
    getToken: async () => 'test-token',
    navigate: nothing,
    openTab: nothing,
    close: nothing,
    setTitle: nothing,
    setBadge: nothing,
    setDirty: nothing,
    setFullScreen: nothing,
    aiWakeUp: () => true,
    sendLive: () => true,
    download: nothing,
    openFile: nothing,
    pickFiles: async () => [],
  } satisfies Partial<SubAppProps>
}

/** The same props, with each call recorded. */
function recorded(plain: SubAppProps) {
  const calls: { name: string; given: unknown[] }[] = []
  const noted = Object.entries(plain).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value]
    const call = (...given: unknown[]) => {
      calls.push({ name, given })
      return value(...given)
    }
    return [name, call]
  })
  return {
    props: Object.fromEntries(noted) as SubAppProps,
    callsOf: <Name extends PropsCall>(wanted: Name) =>
      calls.filter(({ name }) => name === wanted).map(({ given }) => given) as Parameters<
        SubAppProps[Name]
      >[],
  }
}

type Listener = (data: unknown) => void

function fakeEvents() {
  const listeners = new Set<{ name: string; listener: Listener }>()
  const emitted: { name: string; data: unknown }[] = []
  return {
    emitted,
    listening: () => [...listeners].map(({ name }) => name),
    announce(wanted: string, data: unknown) {
      for (const { name, listener } of [...listeners]) if (name === wanted) listener(data)
    },
    own: {
      on(name: string, listener: Listener) {
        const entry = { name, listener }
        listeners.add(entry)
        return () => void listeners.delete(entry)
      },
      emit: (name: string, data?: unknown) => void emitted.push({ name, data }),
    } as SubAppProps['events'],
  }
}
