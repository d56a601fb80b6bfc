import { type AccountTexts, accountTexts } from '~text/account-switch'
import { useText } from '../../text/text-context'

/** The sentences of the switch of accounts in the page's language. */
export function useAccountText(): AccountTexts {
  return accountTexts[useText().language]
}
