/** That the key was seen since sign-in lasts over reloads: else unplugging both at once would go unnoticed. */
const seenMarker = 'portal-key-seen'
/** So many unanswered questions in a row mean that the key is gone: one may have been lost. */
const patience = 2

interface KeyWatch {
  url: string
  interval: number
  gone(): void
}

/**
 * Asks the person's own machine for the user key, hidden windows included, one question after the other (AUTH-13).
 * Gone is a key that the machine says is absent, or one that was there before its machine fell silent. Gives the way
 * to stop.
 */
export function watchKeyDevice({ url, interval, gone }: KeyWatch): () => void {
  const stopped = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  let silent = 0

  async function ask() {
    const present = await isPresent(
      url,
      AbortSignal.any([stopped.signal, AbortSignal.timeout(interval)]),
    )
    if (stopped.signal.aborted) return
    silent = present === null ? silent + 1 : 0
    if (present) sessionStorage.setItem(seenMarker, '1')
    const lost = silent >= patience && sessionStorage.getItem(seenMarker) !== null
    if (present === false || lost) return gone()
    timer = setTimeout(ask, interval)
  }

  timer = setTimeout(ask)
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}

/** What the machine says; null = nothing that could be understood. */
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
