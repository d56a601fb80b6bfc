import { awakeInterval, awayTime } from '../../../config/constants'

export interface AwayWatch {
  /** Looks now: what comes first after a long sleep need not be the watch's own beat. */
  look(): void
  stop(): void
}

/**
 * Notices that the person is back after the window was hidden, or the machine asleep, for longer than `awayTime`
 * (LIVE-03). `back` gets what `known` said when they were last here.
 */
export function watchAway<Known>(known: () => Known, back: (then: Known) => void): AwayWatch {
  let here = Date.now()
  let then = known()

  function look() {
    if (document.hidden) return
    const away = Date.now() - here
    const before = then
    here = Date.now()
    then = known()
    if (away > awayTime) back(before)
  }
  /** Going: until this moment they were here, unless the window has slept as well. */
  const turned = () => {
    if (!document.hidden) return look()
    if (Date.now() - here > awakeInterval * 2) return
    here = Date.now()
    then = known()
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
