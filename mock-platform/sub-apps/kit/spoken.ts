import { translated } from './language'
import { filled } from './template'

/**
 * A sentence of the source in the app's language, with its placeholders filled from `values`. Call it while rendering,
 * not at the top of a module, because the language may change.
 */
export function spoken(sentence: string, values?: object): string {
  const said = translated(sentence)
  return values ? filled(said, values) : said
}
