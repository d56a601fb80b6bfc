import { givesJson } from '~server/session/answer'
import { readMatterPage } from '../../features/tracking/tracking.server'

/** One page of the tracked matters of 「盯落实」 (AID-03). */
export const loader = givesJson('tracked matters', ({ context, query }) =>
  readMatterPage(context, query),
)
