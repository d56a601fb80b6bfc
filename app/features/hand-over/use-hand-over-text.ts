import { type HandOverTexts, handOverTexts } from '~text/hand-over'
import { useText } from '../../text/text-context'

/** The texts of hand-overs in the page's language. */
export function useHandOverText(): HandOverTexts {
  return handOverTexts[useText().language]
}
