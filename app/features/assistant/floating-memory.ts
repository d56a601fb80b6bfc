import { assistantKey } from '../../ui/storage-keys'

/** The state of the floating button. The numbers are what is stored. */
export const floatingState = { expanded: 0, closed: 1, collapsed: 2 } as const
export type FloatingState = (typeof floatingState)[keyof typeof floatingState]

/** The distance of its bottom right corner from the window's. */
export interface Spot {
  right: number
  bottom: number
}

export interface FloatingMemory {
  state: FloatingState
  /** null = in its dock. */
  spot: Spot | null
}

/** A phone has no room for more than the icon. */
const atFirst = (narrow: boolean): FloatingMemory => ({
  state: narrow ? floatingState.collapsed : floatingState.expanded,
  spot: null,
})

/**
 * What the user did to the button in this session; the defaults in another session, or if the storage cannot be read.
 */
export function readFloating(
  mark: string,
  storage: Storage | null,
  narrow = false,
): FloatingMemory {
  try {
    const kept = JSON.parse(storage?.getItem(assistantKey) ?? 'null')
    if (kept?.mark !== mark) return atFirst(narrow)
    const { right, bottom } = kept.spot ?? {}
    const isSpot = Number.isFinite(right) && Number.isFinite(bottom)
    const state = Object.values(floatingState).find((one) => one === kept.state)
    return { state: state ?? floatingState.expanded, spot: isSpot ? { right, bottom } : null }
  } catch {
    return atFirst(narrow)
  }
}

export function keepFloating(mark: string, memory: FloatingMemory, storage: Storage | null) {
  try {
    storage?.setItem(assistantKey, JSON.stringify({ mark, ...memory }))
  } catch {
    // If storage is full, the state lasts only as long as the page.
  }
}

/** null if the browser refuses access to its storage, which it does by throwing. */
export function ownStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
