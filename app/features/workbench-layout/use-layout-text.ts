import { type WorkbenchLayoutTexts, workbenchLayoutTexts } from '~text/workbench-layout'
import { useText } from '../../text/text-context'

/** The layout dialog's texts in the page's language. */
export function useLayoutText(): WorkbenchLayoutTexts {
  return workbenchLayoutTexts[useText().language]
}
