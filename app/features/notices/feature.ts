import { noticeDelay } from '~contract/portal/constants'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const notices: Feature = {
  slots: {
    corner: later({
      load: () => import('./notices'),
      after: noticeDelay,
      // A window that shows a single app was opened for that app; and the password reminder goes first.
      when: ({ mode, page, reminded }) =>
        !mode.fullScreen && (page.passwordDue === null || reminded),
    }),
  },
}
