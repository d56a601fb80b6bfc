import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const mySessions: Feature = {
  slots: {
    corner: later({
      load: () => import('./displaced'),
      now: ({ page }) => page.displaced !== null,
    }),
  },
}
