import { messageCenterTexts } from '~text/message-center'
import { useText } from '../../../text/text-context'

/** The tab's texts in the page's language, including those shared with other parts. */
export function useCenterText() {
  const { language, builtIn, messageCenter } = useText()
  const title = builtIn.titles['message-center']
  return { title, ...messageCenter, ...messageCenterTexts[language] }
}
