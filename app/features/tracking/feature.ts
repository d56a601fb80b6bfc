import { noticeDelay } from '~contract/portal/constants'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const tracking: Feature = {
  slots: {
    railEnd: later({
      load: () => import('./tracking-entry'),
      after: noticeDelay,
    }),
  },
}
