import { type SecondFactorTexts, secondFactorTexts } from '~text/second-factor'
import { useText } from '../../text/text-context'

/** The sentences of the second factor in the page's language. */
export function useFactorText(): SecondFactorTexts {
  return secondFactorTexts[useText().language]
}
