import { helpTexts } from '~text/help'
import { useText } from '../../text/text-context'

/** The texts of help, keys and guide in the page's language. */
export function useHelpText() {
  return helpTexts[useText().language]
}
