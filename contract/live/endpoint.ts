/** The browser's one live socket. */
export const livePath = '/live'

/** In bytes; a longer frame from a browser closes its socket (SAFE-02). */
export const longestFrame = 64 * 1024

/** Bytes that the frame adds to an app's data. */
const envelope = 64

/** Whether an app may send this on the generic socket: an object with a `type`, within the size limit. */
export function isSendable(data: unknown): data is { type: string } {
  const { type } = (data ?? {}) as { type?: unknown }
  if (typeof type !== 'string' || type === '') return false
  try {
    return new TextEncoder().encode(JSON.stringify(data)).length <= longestFrame - envelope
  } catch {
    return false
  }
}
