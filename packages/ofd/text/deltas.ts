import { numberOf } from '../package/values'

/**
 * The steps of a DeltaX or DeltaY: numbers, and `g COUNT VALUE` for a repeated one. Returns at most `most` steps,
 * because a short text may claim any number.
 */
export function deltasOf(text: string, most: number): number[] {
  const words = text.trim() === '' ? [] : text.trim().split(/[\s,]+/)
  const deltas: number[] = []
  for (let at = 0; at < words.length && deltas.length < most; at += 1) {
    const word = words[at] ?? ''
    if (word.toLowerCase() !== 'g') {
      deltas.push(numberOf(word, 0))
      continue
    }
    const count = Math.min(most - deltas.length, Math.max(0, numberOf(words[at + 1] ?? '', 0)))
    const value = numberOf(words[at + 2] ?? '', 0)
    for (let done = 0; done < count; done += 1) deltas.push(value)
    at += 2
  }
  return deltas
}
