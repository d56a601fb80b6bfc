import type { SubAppProps } from '~contract/hosting/props'

declare global {
  interface Window {
    /** 普通网页从这里取得门户的能力，在第一个脚本运行之前就已就绪。 */
    portalProps?: SubAppProps
  }
}

let standIn: SubAppProps | undefined

/** Sets what `portal()` returns to an app that runs alone. */
export function setStandIn(props: SubAppProps | undefined): void {
  standIn = props
}

/** 是否在门户中运行。 */
export function isInPortal(): boolean {
  return typeof window !== 'undefined' && window.portalProps !== undefined
}

/**
 * 门户交给本应用的能力，可在普通网页或应用的任意深处取用，无需层层传递。独立运行的应用（`defineSubApp` 的 `standalone`）
 * 得到代替门户的能力。
 *
 * @throws 不在门户中、也没有独立运行时抛出错误；独立开发时请改用 `standalone()`。
 */
export function portal(): SubAppProps {
  const props = isInPortal() ? window.portalProps : standIn
  if (!props) {
    throw new Error('不在门户中运行：请从门户打开本应用，独立开发时请使用 standalone()')
  }
  return props
}
