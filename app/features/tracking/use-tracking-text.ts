import { type TrackingTexts, trackingTexts } from '~text/tracking'
import { useText } from '../../text/text-context'

/** The texts of the tracked matters in the page's language. */
export function useTrackingText(): TrackingTexts {
  return trackingTexts[useText().language]
}
