import { bridgeKey, type RealmBridge } from '~contract/hosting/bridge'

/** The shell as an app frame sees it. */
export interface ShellAround {
  bridge: RealmBridge
  /** The frame's number, by which the shell knows it; an isolated frame does not know its own. */
  frame: number
  /** null = it has another origin. */
  document: Document | null
  origin: string
}

/**
 * Finds the shell around this document; null = this is not an app frame. From then on, an app that reaches for its
 * host, as apps in frames do, gets itself.
 */
export function findShell(): ShellAround | null {
  const frame = Number((window.frameElement as HTMLElement | null)?.dataset.frame)
  // Without an accessible frame element the parent belongs to another site and must not be touched.
  const bridge = frame ? window.parent[bridgeKey] : undefined
  if (!bridge || !frame) return null
  const { document: page } = window.parent
  hideParent()
  return { bridge, frame, document: page, origin: location.origin }
}

/** Makes an app that reaches for its host get itself. */
export function hideParent() {
  Object.defineProperty(window, 'parent', { configurable: true, value: window })
  Object.defineProperty(window, 'frameElement', { configurable: true, value: null })
}
