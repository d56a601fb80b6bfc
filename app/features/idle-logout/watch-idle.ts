import { activityReportInterval } from '~contract/portal/constants'
import { activityEvent } from '../../hosting/app-port'
import { publishActivity } from '../../hosting/realm/activity'
import { idleRecheckDelay, noteActivity } from '../../live/shared-activity'
import { lastActivity, mayReport, onSharedActivity } from '../../live/watched-activity'
import { idleState } from './idle-state'

/** Activity is recorded at most this often (ms). */
export const activityInterval = 1_000
/**
 * How often (ms) a window that is hidden, or may have slept, checks whether the session has been idle for too long
 * (ME-08).
 */
const idleCheckInterval = 20_000

interface IdleWatch {
  limit: number
  warning: number
  /** Whether a message reports activity in an iframe. */
  reportsActivity(message: MessageEvent): boolean
  /** The seconds left; null = no warning. */
  show(seconds: number | null): void
  over(): void
  /** The user has signed out in another window. */
  left(): void
  /** Reports activity to the server. */
  report(): void
}

/** Watches over one window until it is stopped; `stay` is the answer to the warning. */
export function watchIdle(watch: IdleWatch) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let warned = false
  let noted = Number.NEGATIVE_INFINITY

  /** Checks the state; false = this window is done. */
  function check(soonest = idleCheckInterval): boolean {
    clearTimeout(timer)
    const last = lastActivity()
    if (last === null) {
      watch.left()
      return false
    }
    const state = idleState(Date.now(), last, watch)
    if (state.phase === 'over') {
      watch.over()
      return false
    }
    warned = state.phase === 'warning'
    watch.show(state.phase === 'warning' ? state.seconds : null)
    timer = setTimeout(check, Math.min(state.wait, soonest))
    return true
  }

  /** Activity below the warning does not answer it; activity that comes too late, after a sleep, does not count. */
  function active() {
    const now = performance.now()
    if (warned || now - noted < activityInterval) return
    noted = now
    if (check()) stay()
  }

  function stay() {
    noteActivity()
    check()
    if (mayReport(activityReportInterval)) watch.report()
  }

  const shown = () => void check(document.hidden ? idleCheckInterval : idleRecheckDelay)
  const stop = new AbortController()
  const stops = [onSharedActivity(check), publishActivity(active), () => stop.abort()]
  receiveActivity(watch, active, stop)
  // Timers may have stopped while the window was hidden.
  window.addEventListener('focus', shown, stop)
  window.addEventListener('pageshow', shown, stop)
  document.addEventListener('visibilitychange', shown, stop)
  check()
  return {
    stay,
    stop() {
      clearTimeout(timer)
      for (const end of stops) end()
    },
  }
}

/** Reports input of the user in app frames and other iframes. */
function receiveActivity(
  { reportsActivity }: IdleWatch,
  active: () => void,
  until: { signal: AbortSignal },
) {
  window.addEventListener(activityEvent, active, until)
  window.addEventListener('message', (message) => reportsActivity(message) && active(), until)
  // Clicks in an iframe of another origin cause no event here, but the first one moves the focus there.
  const blurred = () => {
    if (document.activeElement instanceof HTMLIFrameElement) active()
  }
  window.addEventListener('blur', blurred, until)
}
