import { noticeDelay } from '~contract/portal/constants'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const forcedMessages: Feature = {
  slots: {
    corner: later({
      load: () => import('./forced-messages'),
      after: noticeDelay,
      now: ({ forced }) => forced.length > 0,
    }),
  },
}
