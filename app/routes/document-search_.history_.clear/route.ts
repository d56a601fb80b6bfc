import { takesJson } from '~server/session/answer'
import { clearHistory } from '../../features/document-search/document-search.server'

/** 「清除历史」: clears the history of a library (SEARCH-03). */
export const action = takesJson('search history cleared', ({ context, body }) =>
  clearHistory(context, body),
)
