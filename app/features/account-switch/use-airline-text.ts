import { type AirlineTexts, airlineTexts } from '~text/airlines'
import { useText } from '../../text/text-context'

/** The airline choice's texts in the page's language. */
export function useAirlineText(): AirlineTexts {
  return airlineTexts[useText().language]
}
