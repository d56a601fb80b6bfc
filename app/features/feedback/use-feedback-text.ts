import { type FeedbackTexts, feedbackTexts } from '~text/feedback'
import { useText } from '../../text/text-context'

/** The sentences of the feedback's dialog in the page's language. */
export function useFeedbackText(): FeedbackTexts {
  return feedbackTexts[useText().language]
}
