const messagePollInterval = 60_000
/** The interval (ms) in a hidden window (LIVE-04). */
const hiddenPollInterval = 300_000
/** After a failure: a list must return within 15 s of its backend (HOLD-01). */
const failedPollInterval = 8_000
/** A push is only a hint that something is new: several within this time (ms) cause one poll. */
const hintPause = 500
/** Followers poll this much (ms) later than the leader, whose answer may spare them the call. */
const followerDelay = 5_000

interface PollerParts {
  /** Asks the server; `stop` aborts when the poll is cancelled. Resolves to whether it answered; never rejects. */
  ask(stop: AbortSignal): Promise<boolean>
  /** Whether this window is the leader, which polls for all windows of the browser. */
  leads(): boolean
}

export interface Poller {
  /** Polls at once, and cancels a poll under way. */
  now(): Promise<void>
  /** There may be something new. */
  hint(): void
  /** Another window has polled, at `since` (ms). */
  received(since: number): void
  stop(): void
}

/**
 * Polls repeatedly: at once when the window or the network is back, rarely while the window is hidden, and never
 * without a network (LIVE-04).
 */
export function startPoller({ ask, leads }: PollerParts): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null
  let hinted = false
  let hintedAt = 0

  function plan(wait: number) {
    clearTimeout(timer)
    timer = setTimeout(now, wait + (leads() ? 0 : followerDelay))
  }
  const pace = (answered = true) => {
    // The response may lack what was pushed after the poll began.
    if (hinted) return
    const shown = answered ? messagePollInterval : failedPollInterval
    plan(document.hidden ? hiddenPollInterval : shown)
  }

  async function now() {
    clearTimeout(timer)
    hinted = false
    asking?.abort()
    if (!navigator.onLine) return
    const mine = new AbortController()
    asking = mine
    const answered = await ask(mine.signal)
    if (asking !== mine) return
    asking = null
    pace(answered)
  }

  const returned = () => {
    if (document.hidden) pace()
    else void now()
  }
  const stop = new AbortController()
  document.addEventListener('visibilitychange', returned, stop)
  window.addEventListener('online', () => void now(), stop)
  window.addEventListener('offline', () => clearTimeout(timer), stop)

  return {
    now,
    hint() {
      // A flood of hints must not postpone the poll forever.
      if (!hinted) plan(hintPause)
      hinted = true
      hintedAt = Date.now()
    },
    received(since) {
      if (since > hintedAt) hinted = false
      pace()
    },
    stop() {
      clearTimeout(timer)
      asking?.abort()
      asking = null
      stop.abort()
    },
  }
}
