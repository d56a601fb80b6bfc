import { noticeDelay } from '~contract/portal/constants'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

export const newVersion: Feature = {
  slots: { corner: later({ load: () => import('./new-version'), after: noticeDelay }) },
}
