import { idleRecheckDelay } from '../../live/shared-activity'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'
import type { Shell } from '../../shell/store/shell'
import { releasePage } from '../../shell/store/unsaved-work'

export const signOut: Feature = {
  slots: {
    exit: later({
      load: () => import('./leaving'),
      after: idleRecheckDelay,
      now: ({ leaving }) => leaving !== null,
      onLost: leaveByPage,
    }),
  },
}

/**
 * The fallback without this feature's file: the page that signs out without scripts. If the user is forced to leave,
 * this page's state is deleted first.
 */
function leaveByPage(shell: Shell) {
  const { leaving } = shell.state
  if (leaving === 'asked' || leaving === 'wish') shell.stay()
  else {
    releasePage()
    shell.deleteState()
  }
  window.location.assign('/logout')
}
