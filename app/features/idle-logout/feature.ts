import { idleRecheckDelay } from '../../live/shared-activity'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const idleLogout: Feature = {
  slots: { exit: later({ load: () => import('./idle-logout'), after: idleRecheckDelay }) },
}
