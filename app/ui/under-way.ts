import { createStore } from './store'

/** How many of the shell's own requests are under way that a user waits for: they set the loading flag (ERR-03). */
export const underWay = createStore(0)

/** Counts a request until it has settled. */
export async function counted<T>(request: Promise<T>): Promise<T> {
  const { set, snapshot } = underWay
  set(snapshot() + 1)
  try {
    return await request
  } finally {
    set(snapshot() - 1)
  }
}
