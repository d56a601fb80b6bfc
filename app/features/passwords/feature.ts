import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const passwords: Feature = {
  slots: {
    corner: later({
      load: () => import('./password-reminder'),
      now: ({ page, reminded }) => page.passwordDue !== null && !reminded,
    }),
  },
}
