import { givesJson } from '~server/session/answer'
import { readTrackingState } from '../../features/tracking/tracking.server'

/** Whether there is 「盯落实」, and how many of its entries are unread. */
export const loader = givesJson('tracking', ({ context }) => readTrackingState(context))
