import { givesJson, takesJson } from '~server/session/answer'
import {
  readLibraries,
  searchDocuments,
} from '../../features/document-search/document-search.server'

/** Which libraries the user may search (SEARCH-01). */
export const loader = givesJson('document libraries', ({ context }) => readLibraries(context))

/** A page of results (SEARCH-02). A POST, because a search writes the history, and because addresses are logged. */
export const action = takesJson('document search', ({ context, body }) =>
  searchDocuments(context, body),
)
