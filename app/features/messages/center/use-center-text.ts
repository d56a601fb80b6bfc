import { messageCenterTexts } from '~text/message-center'
import { useText } from '../../../text/text-context'

/** The tab's sentences in the page's language, with those that other parts say, too. */
export function useCenterText() {
  const { language, builtIn, messageCenter } = useText()
  const title = builtIn.titles['message-center']
  return { title, ...messageCenter, ...messageCenterTexts[language] }
}
