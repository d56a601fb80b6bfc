import { takesJson } from '~server/session/answer'
import { findIn } from '../../features/palette/palette.server'

/** What one source of the search finds for a keyword (LOOK-13). A POST, because addresses are logged. */
export const action = takesJson('search', ({ context, request, body }) =>
  findIn(context, new URL(request.url).pathname.split('/').pop() ?? '', body),
)
