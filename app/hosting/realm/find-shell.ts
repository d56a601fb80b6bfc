import { bridgeKey, type RealmBridge } from '~contract/hosting/bridge'

/** The shell as an app frame sees it. */
export interface ShellAround {
  bridge: RealmBridge
  /** The frame's number, by which the shell knows it; an isolated one does not know it. */
  frame: number
  /** null = it has another origin. */
  document: Document | null
  origin: string
}

/**
 * Finds the shell around this document; null = it is in no app frame. Afterwards an app that reaches for its host, as
 * apps in frames do, reaches itself.
 */
export function findShell(): ShellAround | null {
  const frame = Number((window.frameElement as HTMLElement | null)?.dataset.frame)
  // The parent of a frame without an element to see is another site's, and may not be asked.
  const bridge = frame ? window.parent[bridgeKey] : undefined
  if (!bridge || !frame) return null
  const { document: page } = window.parent
  hideParent()
  return { bridge, frame, document: page, origin: location.origin }
}

/** An app that reaches for its host reaches itself. */
export function hideParent() {
  Object.defineProperty(window, 'parent', { configurable: true, value: window })
  Object.defineProperty(window, 'frameElement', { configurable: true, value: null })
}
