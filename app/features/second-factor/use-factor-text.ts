import { type SecondFactorTexts, secondFactorTexts } from '~text/second-factor'
import { useText } from '../../text/text-context'

/** The second factor's texts in the page's language. */
export function useFactorText(): SecondFactorTexts {
  return secondFactorTexts[useText().language]
}
