/** The browser's one live socket. */
export const livePath = '/live'

/** Longer frames of a browser's close its socket (SAFE-02). */
export const longestFrame = 64 * 1024

/** What a frame around an app's data takes. */
const envelope = 64

/** Whether this may travel on the generic socket. */
export function isSendable(data: unknown): data is { type: string } {
  const { type } = (data ?? {}) as { type?: unknown }
  if (typeof type !== 'string' || type === '') return false
  try {
    return new TextEncoder().encode(JSON.stringify(data)).length <= longestFrame - envelope
  } catch {
    return false
  }
}
