import { signInTexts } from '~text/sign-in'
import { useText } from '../../text/text-context'

/** The sentences of the sign-in page in the page's language. */
export function useSignInText() {
  return signInTexts[useText().language]
}
