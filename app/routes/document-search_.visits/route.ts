import { givesJson } from '~server/session/answer'
import { readVisits } from '../../features/document-search/document-search.server'

/** The documents of a library that the user opened recently (SEARCH-03). */
export const loader = givesJson('document visits', ({ context, query }) =>
  readVisits(context, query),
)
