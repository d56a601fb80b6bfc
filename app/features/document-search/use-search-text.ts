import { documentSearchTexts } from '~text/document-search'
import { useText } from '../../text/text-context'

/** The search's sentences in the page's language, with those that other parts say, too. */
export function useSearchText() {
  const { language, documentSearch } = useText()
  return { ...documentSearch, ...documentSearchTexts[language] }
}
