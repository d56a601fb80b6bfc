import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const mySessions: Feature = {
  slots: {
    sessions: later({ load: () => import('./my-sessions'), now: () => true }),
    corner: later({
      load: () => import('./displaced'),
      now: ({ page }) => page.displaced !== null,
    }),
  },
}
