import { shortcutsTexts } from '~text/shortcuts'
import { useText } from '../../text/text-context'

/** The dialog's texts in the page's language. */
export function useShortcutsText() {
  return shortcutsTexts[useText().language]
}
