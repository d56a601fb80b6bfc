import { type OfdTexts, ofdTexts } from '~text/ofd'
import { useText } from '../../../text/text-context'

/** The sentences about OFD documents in the page's language. */
export function useOfdText(): OfdTexts {
  return ofdTexts[useText().language]
}
