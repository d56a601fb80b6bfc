import { type WorkbenchLayoutTexts, workbenchLayoutTexts } from '~text/workbench-layout'
import { useText } from '../../text/text-context'

/** The sentences of the choice of layouts in the page's language. */
export function useLayoutText(): WorkbenchLayoutTexts {
  return workbenchLayoutTexts[useText().language]
}
