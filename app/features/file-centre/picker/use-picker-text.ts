import { pickerTexts } from '~text/file-picker'
import { useText } from '../../../text/text-context'

/** The dialog's sentences in the page's language. */
export function usePickerText() {
  return pickerTexts[useText().language]
}
