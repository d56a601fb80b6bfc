import { mobileClientsTexts } from '~text/mobile-clients'
import { useText } from '../../text/text-context'

/** The texts of the popover in the page's language. */
export function useMobileText() {
  return mobileClientsTexts[useText().language]
}
