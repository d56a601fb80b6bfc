import { translated } from './language'
import { filled } from './template'

/**
 * What the user reads: a sentence of the source in the app's language, its places filled by `values`. Call it while
 * rendering, not at the top of a module: the language may change.
 */
export function spoken(sentence: string, values?: object): string {
  const said = translated(sentence)
  return values ? filled(said, values) : said
}
