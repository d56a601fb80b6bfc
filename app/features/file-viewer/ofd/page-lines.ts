import { OfdError, type Page, type TextLine, textLinesOf } from '@portal/ofd'

/** The text of a page; none if its objects cannot be traversed: drawing the page reports that error. */
export function linesOf(page: Page): readonly TextLine[] {
  try {
    return textLinesOf(page)
  } catch (error) {
    if (error instanceof OfdError) return []
    throw error
  }
}
