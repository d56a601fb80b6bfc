import type { SubAppProps } from '~contract/hosting/props'

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
}

/** 门户（以及 qiankun）调用的生命周期。 */
export interface SubAppLifecycles {
  bootstrap(props: SubAppProps): Promise<void>
  mount(props: SubAppProps): Promise<void>
  update(props: SubAppProps): Promise<void>
  unmount(props: SubAppProps): Promise<void>
}

/**
 * 由应用的定义得到生命周期，类型完整。ES 模块从入口导出它们，UMD 与普通脚本把结果交给以应用编码命名的全局变量：
 *
 * ```ts
 * export const { bootstrap, mount, update, unmount } = defineSubApp({
 *   mount({ container, user }) {
 *     const root = createRoot(container.querySelector('#root')!)
 *     root.render(<App user={user} />)
 *     return () => root.unmount()
 *   },
 * })
 * ```
 *
 * 实例按容器区分，同一份代码可以同时挂载多次。
 */
export function defineSubApp(definition: SubAppDefinition): SubAppLifecycles {
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
