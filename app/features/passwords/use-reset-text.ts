import { passwordResetTexts } from '~text/password-reset'
import { useText } from '../../text/text-context'

/** The page's texts in its language. */
export function useResetText() {
  return passwordResetTexts[useText().language]
}
