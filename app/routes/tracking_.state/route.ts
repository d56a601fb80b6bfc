import { givesJson } from '~server/session/answer'
import { readTrackingState } from '../../features/tracking/tracking.server'

/** Whether 「盯落实」 is available, and how many of its entries are unread. */
export const loader = givesJson('tracking', ({ context }) => readTrackingState(context))
