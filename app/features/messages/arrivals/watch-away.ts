import { awakeInterval, awayTime } from '~contract/portal/constants'

export interface AwayWatch {
  /** Looks now: to be called before what is known changes. */
  look(): void
  stop(): void
}

/**
 * Notices that the person is back after the window was hidden, or the machine asleep, for longer than `awayTime`
 * (LIVE-03). `back` gets what `known` said when they were last here.
 */
export function watchAway<Known>(known: () => Known, back: (then: Known) => void): AwayWatch {
  let here = Date.now()
  let left: { known: Known } | null = null

  function look() {
    if (document.hidden) return
    const away = Date.now() - here
    const then = left ?? { known: known() }
    here = Date.now()
    left = null
    if (away > awayTime) back(then.known)
  }
  /** Until this moment they were here, unless the machine has just slept. */
  const turned = () => {
    if (!document.hidden) return look()
    left = { known: known() }
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
