import { type ViewerTexts, viewerTexts } from '~text/viewer'
import { useText } from '../../text/text-context'

/** The viewer's texts in the page's language. */
export function useViewerText(): ViewerTexts {
  return viewerTexts[useText().language]
}
