import { type AirlineTexts, airlineTexts } from '~text/airlines'
import { useText } from '../../text/text-context'

/** The sentences of the choice of airlines in the page's language. */
export function useAirlineText(): AirlineTexts {
  return airlineTexts[useText().language]
}
