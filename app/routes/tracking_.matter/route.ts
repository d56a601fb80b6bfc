import { takesJson } from '~server/session/answer'
import { readMatterDetail } from '../../features/tracking/tracking.server'

/** Opens a tracked matter, which marks it as read. */
export const action = takesJson('matter', ({ context, body }) => readMatterDetail(context, body))
