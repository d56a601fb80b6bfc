import { type FeedbackTexts, feedbackTexts } from '~text/feedback'
import { useText } from '../../text/text-context'

/** The feedback dialog's texts in the page's language. */
export function useFeedbackText(): FeedbackTexts {
  return feedbackTexts[useText().language]
}
