import type { SubAppProps } from '~/hosting/sub-app-kit/props'
import { type AskUser, createAsk } from './ask'
import { createToast, type Toast } from './toast'

export type { SubAppProps, SubAppRequestError } from '~/hosting/sub-app-kit/props'

declare global {
  interface Window {
    __POWERED_BY_QIANKUN__?: boolean
  }
}

/** What one mounted instance of a sub-app works with. */
export interface AppContext {
  props: SubAppProps
  toast: Toast
  ask: AskUser
}

/** The lifecycles that a qiankun host calls. */
export interface Lifecycles {
  bootstrap(): Promise<void>
  mount(props: SubAppProps): Promise<void>
  unmount(props: SubAppProps): Promise<void>
}

/**
 * Makes an app's lifecycles out of `start`, which renders into the app's root and returns how to
 * stop. Instances are told apart by their container, so that one loaded app can be mounted twice.
 */
export function defineLifecycles(
  rootSelector: string,
  start: (root: HTMLElement, context: AppContext) => () => void,
): Lifecycles {
  const stops = new Map<HTMLElement, () => void>()
  return {
    bootstrap: async () => {},
    async mount(props) {
      const { container } = props
      const root = container.querySelector<HTMLElement>(rootSelector)
      if (!root) throw new Error(`no ${rootSelector} in the container of ${props.name}`)
      const overlay = document.createElement('div')
      container.append(overlay)
      const stop = start(root, { props, toast: createToast(overlay), ask: createAsk(overlay) })
      stops.set(container, () => {
        stop()
        overlay.remove()
      })
    },
    async unmount({ container }) {
      stops.get(container)?.()
      stops.delete(container)
    },
  }
}

/** Outside the portal nobody calls the lifecycles; the page then says where to open it. */
export function sayWhereToOpen(rootSelector: string): void {
  if (window.__POWERED_BY_QIANKUN__) return
  const root = document.querySelector(rootSelector)
  const notice = document.createElement('p')
  notice.className = 'state'
  notice.textContent = '请在门户中打开'
  root?.replaceChildren(notice)
}
