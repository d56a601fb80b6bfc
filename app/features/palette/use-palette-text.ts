import { paletteTexts } from '~text/palette'
import { useText } from '../../text/text-context'

/** The search's texts in the page's language, including those of the shell. */
export function usePaletteText() {
  const { language, palette } = useText()
  return { ...palette, ...paletteTexts[language] }
}
