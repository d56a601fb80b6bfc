import { paletteTexts } from '~text/palette'
import { useText } from '../../text/text-context'

/** The search's sentences in the page's language, with those that the shell says, too. */
export function usePaletteText() {
  const { language, palette } = useText()
  return { ...palette, ...paletteTexts[language] }
}
