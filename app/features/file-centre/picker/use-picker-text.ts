import { pickerTexts } from '~text/file-picker'
import { useText } from '../../../text/text-context'

/** The dialog's texts in the page's language. */
export function usePickerText() {
  return pickerTexts[useText().language]
}
