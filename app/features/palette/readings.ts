import { dict } from 'pinyin-match/src/simplified_dict.js'

const readings = new Map<string, string[]>()
for (const [syllable, characters] of Object.entries(dict)) {
  for (const character of characters) {
    const known = readings.get(character)
    if (known) known.push(syllable)
    else readings.set(character, [syllable])
  }
}

const none: readonly string[] = []

/** The readings of a character, in pinyin without tones; none if it is not a Chinese character. */
export function readingsOf(character: string): readonly string[] {
  return readings.get(character) ?? none
}
