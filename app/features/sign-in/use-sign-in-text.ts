import { signInTexts } from '~text/sign-in'
import { useText } from '../../text/text-context'

/** The sign-in page's texts in the page's language. */
export function useSignInText() {
  return signInTexts[useText().language]
}
