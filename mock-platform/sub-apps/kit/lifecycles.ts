import { defineSubApp, isInPortal, type SubAppLifecycles, type SubAppProps } from '@portal/sub-app'
import { type AskUser, createAsk } from './ask'
import { type English, learn, speak, translated } from './language'
import { createToast, type Toast } from './toast'

export type { SubAppProps, SubAppRequestError, SubAppRequestOptions } from '@portal/sub-app'
export type Lifecycles = SubAppLifecycles

export interface AppContext {
  props: SubAppProps
  toast: Toast
  ask: AskUser
}

/**
 * Creates an app's lifecycles from `start`, which renders into the app's root and returns a function that stops the
 * app. `english`: the app's sentences in English, by the Chinese ones.
 */
export function defineLifecycles(
  rootSelector: string,
  start: (root: HTMLElement, context: AppContext) => () => void,
  english: English = {},
): Lifecycles {
  return defineSubApp({
    mount(props) {
      const { container } = props
      const root = container.querySelector<HTMLElement>(rootSelector)
      if (!root) throw new Error(`no ${rootSelector} in the container of ${props.name}`)
      learn(english)
      speak(props.locale)
      const stopListening = props.events.on('locale', speak)
      const overlay = document.createElement('div')
      container.append(overlay)
      const stop = start(root, { props, toast: createToast(overlay), ask: createAsk(overlay) })
      return () => {
        stop()
        stopListening()
        overlay.remove()
      }
    },
  })
}

/** Outside the portal the lifecycles are not called; the page then says where to open it. */
export function sayWhereToOpen(rootSelector: string): void {
  if (isInPortal()) return
  const root = document.querySelector(rootSelector)
  const notice = document.createElement('p')
  notice.className = 'state'
  notice.textContent = translated('请在门户中打开')
  root?.replaceChildren(notice)
}
