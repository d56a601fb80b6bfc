import {
  followerPatience,
  hiddenPollInterval,
  hintPause,
  messagePollInterval,
} from '~contract/portal/constants'

interface PollerParts {
  /** Asks the server; `stop` where the question is given up. Never rejects. */
  ask(stop: AbortSignal): Promise<void>
  /** This window asks for all windows of the browser. */
  leads(): boolean
}

export interface Poller {
  /** Asks at once; a question under way is given up. */
  now(): Promise<void>
  /** There may be something new. */
  hint(): void
  /** Another window has asked. */
  heard(): void
  stop(): void
}

/**
 * Asks again and again: at once on returning to the window or the network, seldom while nobody looks, not at all
 * without a network (LIVE-04).
 */
export function startPoller({ ask, leads }: PollerParts): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null
  let hinted = false

  function plan(wait: number) {
    clearTimeout(timer)
    timer = setTimeout(now, wait + (leads() ? 0 : followerPatience))
  }
  const pace = () => plan(document.hidden ? hiddenPollInterval : messagePollInterval)

  async function now() {
    clearTimeout(timer)
    hinted = false
    asking?.abort()
    if (!navigator.onLine) return
    const mine = new AbortController()
    asking = mine
    await ask(mine.signal)
    if (asking !== mine) return
    asking = null
    pace()
  }

  const returned = () => {
    if (document.hidden) pace()
    else void now()
  }
  const online = () => void now()
  const offline = () => clearTimeout(timer)
  document.addEventListener('visibilitychange', returned)
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)

  return {
    now,
    hint() {
      // A flood of them must not put the question off for ever.
      if (!hinted) plan(hintPause)
      hinted = true
    },
    heard() {
      hinted = false
      pace()
    },
    stop() {
      clearTimeout(timer)
      asking?.abort()
      asking = null
      document.removeEventListener('visibilitychange', returned)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
    },
  }
}
