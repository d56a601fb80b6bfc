import type { AppHost } from '../hosting/app-host'
import { activityEvent } from '../hosting/app-port'
import { appStatus } from '../hosting/app-status'
import { whenIdle } from '../ui/when-idle'
import type { Shell } from './store/shell'
import type { ShellState } from './store/shell-state'

const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', activityEvent] as const
const patience = 3_000

/**
 * Boots the spare frame for the next app. Waits until the user does something, as the first load of the page has no
 * time to spare, and until no app is loading, as that needs the processor for itself, even between its files.
 */
export function keepFrameWarm(shell: Shell, host: AppHost): () => void {
  let callOff = () => {}
  const warm = () => {
    callOff()
    callOff = isLoading(shell.state) ? () => {} : whenIdle(() => host.warmUp(), patience)
  }
  let stop = () => {}
  const wake = () => {
    ignore()
    warm()
    stop = shell.store.subscribe((now, before) => {
      // The app that came to the front may have used the spare frame.
      if (now.active !== before.active || isLoading(now) !== isLoading(before)) warm()
    })
  }
  const ignore = () => {
    for (const sign of signs) window.removeEventListener(sign, wake)
  }
  for (const sign of signs) window.addEventListener(sign, wake, { passive: true })
  return () => {
    ignore()
    stop()
    callOff()
  }
}

function isLoading({ hosted }: ShellState): boolean {
  return hosted.apps.some(({ status }) => status === appStatus.loading)
}
