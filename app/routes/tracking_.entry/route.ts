import { takesJson } from '~server/session/answer'
import { writeMatterEntry } from '../../features/tracking/tracking.server'

/** Reports, urges or replies in a tracked matter. */
export const action = takesJson('matter entry', ({ context, body }) =>
  writeMatterEntry(context, body),
)
