import {
  activityPace,
  activityReportInterval,
  idleCheckInterval,
  idleRearm,
} from '~contract/portal/constants'
import { activityEvent } from '../../hosting/app-port'
import { tellActivity } from '../../hosting/realm/activity'
import { lastActivity, mayReport, noteActivity, onSharedActivity } from '../../live/shared-activity'
import { idleState } from './idle-state'

interface IdleWatch {
  limit: number
  warning: number
  /** Whether a message tells of somebody's activity in a frame. */
  tellsActivity(message: MessageEvent): boolean
  /** The seconds left; null = nothing to warn of. */
  show(seconds: number | null): void
  over(): void
  /** The person has left in another window. */
  left(): void
  /** Tells the server that somebody is active. */
  report(): void
}

/** Watches over one window until it is stopped; `stay` is the answer to the warning. */
export function watchIdle(watch: IdleWatch) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let warned = false
  let noted = Number.NEGATIVE_INFINITY

  /** Looks how things stand; false = this window is done. */
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

  /** What happens below the warning is no answer to it; what comes too late, after a sleep, is no activity. */
  function active() {
    const now = performance.now()
    if (warned || now - noted < activityPace) return
    noted = now
    if (check()) stay()
  }

  function stay() {
    noteActivity()
    check()
    if (mayReport(activityReportInterval)) watch.report()
  }

  const shown = () => void check(document.hidden ? idleCheckInterval : idleRearm)
  const stops = [onSharedActivity(check), ...hearActivity(watch, active), ...hearReturn(shown)]
  check()
  return {
    stay,
    stop() {
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}

/** Of the person's hands, in this window and in the frames of its apps. */
function hearActivity({ tellsActivity }: IdleWatch, active: () => void) {
  const heard = (message: MessageEvent) => {
    if (tellsActivity(message)) active()
  }
  // A page in a frame says nothing of clicks; but the focus goes there with the first one.
  const blurred = () => {
    if (document.activeElement instanceof HTMLIFrameElement) active()
  }
  return [
    tellActivity(active),
    listen(window, activityEvent, active),
    listen(window, 'message', heard as EventListener),
    listen(window, 'blur', blurred),
  ]
}

/** Timers may have stood still while the window was out of sight. */
function hearReturn(shown: () => void) {
  return [
    listen(window, 'focus', shown),
    listen(window, 'pageshow', shown),
    listen(document, 'visibilitychange', shown),
  ]
}

function listen(target: EventTarget, name: string, listener: EventListener | (() => void)) {
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}
