import { english, translated } from './language'
import { filled } from './template'

/**
 * A sentence that comes with its places already filled, as the rules say it that an app shares with the mock platform:
 * found by what stands around the places.
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

/** null = the sentence was not made of this template. */
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
