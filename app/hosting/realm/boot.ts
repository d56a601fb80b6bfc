import '../../ui/tokens.css?realm'
import { bridgeKey } from '~contract/hosting/bridge'
import { createRealm } from './realm'

/**
 * Runs in the app frame's own document before anything of the app: finds the shell, and waits for it to say
 * which app the frame is for.
 */
function boot() {
  const bridge = window.parent === window ? undefined : window.parent[bridgeKey]
  const frame = Number((window.frameElement as HTMLElement | null)?.dataset.frame)
  // Opened outside the portal's frame there is no app to show.
  if (!bridge || !frame) return window.top?.location.replace('/')
  const shell = window.parent.document
  // An app that reaches for its host, as apps in frames do, reaches itself.
  Object.defineProperty(window, 'parent', { configurable: true, value: window })
  Object.defineProperty(window, 'frameElement', { configurable: true, value: null })
  bridge.connect(frame, createRealm(bridge, frame, shell))
}

boot()
