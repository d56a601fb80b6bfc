import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const passwords: Feature = {
  slots: {
    safety: later({ load: () => import('./own-safe-setting'), now: () => true }),
    corner: later({
      load: () => import('./password-reminder'),
      now: ({ page, reminded }) => page.passwordDue !== null && !reminded,
    }),
  },
}
