import { documentSearchTexts } from '~text/document-search'
import { useText } from '../../text/text-context'

/** The search's texts in the page's language, including those shared with other parts. */
export function useSearchText() {
  const { language, documentSearch } = useText()
  return { ...documentSearch, ...documentSearchTexts[language] }
}
