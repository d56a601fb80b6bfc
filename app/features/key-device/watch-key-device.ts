import { keepInWindow, readInWindow } from '../../ui/window-memory'

/**
 * Remembers across reloads that the key was seen since sign-in: otherwise, after a reload, a machine that stops
 * answering would not count as a lost key.
 */
const seenMarker = 'portal-key-seen'
/** The key is gone after this many unanswered requests in a row: a single one may have been lost. */
const patience = 2

interface KeyWatch {
  url: string
  interval: number
  gone(): void
}

/**
 * Asks the user's own machine for the user key, one request after the other, even in hidden windows (AUTH-13). The key
 * is gone if the machine says so, or if the key was seen before the machine stopped answering. Returns a function that
 * stops the watch.
 */
export function watchKeyDevice({ url, interval, gone }: KeyWatch): () => void {
  const stopped = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  let silent = 0
  // If storage is full, what was seen is known only as long as this page.
  let seen = readInWindow(seenMarker) !== null

  async function ask() {
    const present = await isPresent(
      url,
      AbortSignal.any([stopped.signal, AbortSignal.timeout(interval)]),
    )
    if (stopped.signal.aborted) return
    silent = present === null ? silent + 1 : 0
    if (present && !seen) keepInWindow(seenMarker, '1')
    seen ||= present === true
    const lost = silent >= patience && seen
    if (present === false || lost) return gone()
    timer = setTimeout(ask, interval)
  }

  timer = setTimeout(ask)
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}

/** The machine's answer; null = none that could be parsed. */
async function isPresent(url: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    const answer = await fetch(url, {
      signal,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const { present } = await answer.json()
    return answer.ok && typeof present === 'boolean' ? present : null
  } catch {
    return null
  }
}
