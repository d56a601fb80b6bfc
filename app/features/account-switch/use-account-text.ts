import { type AccountTexts, accountTexts } from '~text/account-switch'
import { useText } from '../../text/text-context'

/** The account switch's texts in the page's language. */
export function useAccountText(): AccountTexts {
  return accountTexts[useText().language]
}
