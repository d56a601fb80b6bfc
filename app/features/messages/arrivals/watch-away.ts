/** After a longer absence (ms) a summary replaces the toasts (LIVE-03). */
const awayTime = 30 * 60_000
/** How often (ms) a window records that it is awake. */
const awakeInterval = 30_000

export interface AwayWatch {
  /** Checks now: must be called before the known messages change. */
  look(): void
  stop(): void
}

/**
 * Detects that the user is back after the window was hidden, or the machine asleep, for longer than `awayTime`
 * (LIVE-03). `back` receives the value of `known` from when the user was last here; null = not known yet. If the user
 * leaves before anything is known, it is the first value that becomes known.
 */
export function watchAway<Known>(
  known: () => Known | null,
  back: (then: Known) => void,
): AwayWatch {
  let here = Date.now()
  let left: Known | null = null

  function look() {
    left ??= known()
    if (document.hidden) return
    const away = Date.now() - here
    const then = left
    here = Date.now()
    left = null
    if (away > awayTime && then !== null) back(then)
  }
  /** The user was here until this moment, unless the machine has just slept. */
  const turned = () => {
    if (!document.hidden) return look()
    left = known()
    if (Date.now() - here < 2 * awakeInterval) here = Date.now()
  }
  const beat = setInterval(look, awakeInterval)
  document.addEventListener('visibilitychange', turned)
  return {
    look,
    stop() {
      clearInterval(beat)
      document.removeEventListener('visibilitychange', turned)
    },
  }
}
