import { type AssistantTexts, assistantTexts } from '~text/assistant'
import { useText } from '../../text/text-context'

/** The assistant's texts in the page's language. */
export function useAssistantText(): AssistantTexts {
  return assistantTexts[useText().language]
}
