import { type ForcedMessagesTexts, forcedMessagesTexts } from '~text/forced-messages'
import { useText } from '../../text/text-context'

/** The texts of the forced messages in the page's language. */
export function useForcedText(): ForcedMessagesTexts {
  return forcedMessagesTexts[useText().language]
}
