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

/** The page that signs out without scripts. A user who must go sees nothing of this one any more. */
function leaveByPage(shell: Shell) {
  const { leaving } = shell.state
  if (leaving === 'asked' || leaving === 'wish') shell.stay()
  else {
    releasePage()
    shell.deleteState()
  }
  window.location.assign('/logout')
}
