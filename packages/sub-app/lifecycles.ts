import type { SubAppProps } from '~contract/hosting/props'
import { isInPortal, portal, setStandIn } from './portal'
import { type StandaloneOptions, standalone } from './standalone'

type Later<T> = T | Promise<T>

/** 应用自己写的部分；只有 `mount` 必须有。 */
export interface SubAppDefinition {
  /** 每个框架一次，在 `mount` 之前。 */
  bootstrap?(props: SubAppProps): Later<void>
  /** 渲染应用。可返回一个清理函数，卸载时先于 `unmount` 执行。 */
  // biome-ignore lint/suspicious/noConfusingVoidType: a mount that returns nothing is as good
  mount(props: SubAppProps): Later<(() => void) | void>
  /** 登录人、单位或主题变化之后。 */
  update?(props: SubAppProps): Later<void>
  /** 标签页关闭或应用休眠时。 */
  unmount?(props: SubAppProps): Later<void>
  /**
   * 页面单独打开（不在门户中）时自行挂载：`standalone()` 的选项，或者用到时才加载它们的函数。省略时不自行挂载。
   */
  standalone?: StandaloneOptions | (() => Later<StandaloneOptions>)
}

/** 门户（以及 qiankun）调用的生命周期。 */
export interface SubAppLifecycles {
  bootstrap(props: SubAppProps): Promise<void>
  mount(props: SubAppProps): Promise<void>
  update(props: SubAppProps): Promise<void>
  unmount(props: SubAppProps): Promise<void>
}

/**
 * 由应用的定义得到生命周期，类型完整：
 *
 * ```ts
 * export const { bootstrap, mount, update, unmount } = defineSubApp({
 *   mount({ container, user }) {
 *     const root = createRoot(container.querySelector('#root')!)
 *     root.render(<App user={user} />)
 *     return () => root.unmount()
 *   },
 *   standalone: { origin: 'http://127.0.0.1:4000' },
 * })
 * ```
 *
 * 在门户中，生命周期同时登记为以应用编码命名的全局变量：构建方式不限，入口是否保留导出都可以。在 qiankun 中仍由入口导出
 * 它们（UMD）。实例按容器区分，同一份代码可以同时挂载多次。
 */
export function defineSubApp(definition: SubAppDefinition): SubAppLifecycles {
  const lifecycles = lifecyclesOf(definition)
  if (isInPortal()) leaveForPortal(lifecycles)
  else if (definition.standalone && isAlone()) void runAlone(lifecycles, definition.standalone)
  return lifecycles
}

function lifecyclesOf(definition: SubAppDefinition): SubAppLifecycles {
  const stops = new Map<HTMLElement, () => void>()
  return {
    bootstrap: async (props) => definition.bootstrap?.(props),
    async mount(props) {
      const stop = await definition.mount(props)
      if (stop) stops.set(props.container, stop)
    },
    update: async (props) => definition.update?.(props),
    async unmount(props) {
      const stop = stops.get(props.container)
      stops.delete(props.container)
      stop?.()
      await definition.unmount?.(props)
    },
  }
}

/**
 * Vite's build of a page drops the exports of its entry. Defined rather than assigned, because assigning to
 * `window.location` and similar names would navigate or throw.
 */
function leaveForPortal(lifecycles: SubAppLifecycles) {
  const own = { value: lifecycles, configurable: true, writable: true }
  Reflect.defineProperty(window, portal().name, own)
}

/** Whether the app runs in a page of its own, and neither in a host nor on a server. */
function isAlone(): boolean {
  return typeof document !== 'undefined' && !('__POWERED_BY_QIANKUN__' in window)
}

async function runAlone(
  app: SubAppLifecycles,
  settings: NonNullable<SubAppDefinition['standalone']>,
) {
  // A script in the head runs before the body exists.
  if (document.readyState === 'loading') await once(document, 'DOMContentLoaded')
  const props = standalone(typeof settings === 'function' ? await settings() : settings)
  setStandIn(props)
  await app.bootstrap(props)
  await app.mount(props)
  props.events.on('theme', (theme) => {
    props.theme = theme
    void app.update(props)
  })
}

function once(target: EventTarget, name: string): Promise<unknown> {
  return new Promise((done) => target.addEventListener(name, done, { once: true }))
}
