import { noticeDelay } from '~contract/portal/constants'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'
import { isAppOnly } from '../../shell/store/shell-state'

export const tracking: Feature = {
  slots: {
    beside: later({
      load: () => import('./tracking-entry'),
      after: noticeDelay,
      when: (state) => !isAppOnly(state),
    }),
  },
}
