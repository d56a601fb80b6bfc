import { givesJson, takesJson } from '~server/session/answer'
import { readHistory, removeRecord } from '../../features/document-search/document-search.server'

/** The user's last searches in a library (SEARCH-03). */
export const loader = givesJson('search history', ({ context, query }) =>
  readHistory(context, query),
)

/** Removes one of them. */
export const action = takesJson('search record deleted', ({ context, body }) =>
  removeRecord(context, body),
)
