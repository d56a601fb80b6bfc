import { english, translated } from './language'
import { filled } from './template'

/**
 * Translates a sentence whose placeholders are already filled, such as one from the rules that an app shares with the
 * mock platform. Its template is found by the text around the placeholders.
 */
export function recognised(sentence: string): string {
  const known = translated(sentence)
  if (known !== sentence) return known
  for (const [template, meaning] of english()) {
    const values = valuesIn(sentence, template)
    if (values) return filled(meaning, values)
  }
  return sentence
}

const place = /\{(\w+)\}/g

/** null = the sentence was not made from this template. */
function valuesIn(sentence: string, template: string): Record<string, string> | null {
  const names = [...template.matchAll(place)].map(([, name = '']) => name)
  if (names.length === 0) return null
  const pieces = template
    .split(/\{\w+\}/)
    .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const found = new RegExp(`^${pieces.join('(.+?)')}$`, 'su').exec(sentence)
  if (!found) return null
  return Object.fromEntries(names.map((name, at) => [name, recognised(found[at + 1] ?? '')]))
}
