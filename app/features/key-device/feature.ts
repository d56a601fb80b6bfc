import { idleRecheckDelay } from '../../live/shared-activity'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const keyDevice: Feature = {
  slots: {
    exit: later({
      load: () => import('./key-device'),
      after: idleRecheckDelay,
      when: ({ page }) => page.leaving.keyDevice !== null,
    }),
  },
}
