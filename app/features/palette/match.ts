import { readingsOf } from './readings'

/** A text prepared for repeated searches: its characters, normalised for comparison, and the readings of each. */
export interface Searchable {
  text: string
  characters: readonly string[]
  readings: readonly (readonly string[])[]
  /** Characters that are never spelt: blanks, brackets. */
  gaps: readonly boolean[]
}

export interface Match {
  /** Higher is better. */
  score: number
  /** The indices of the matched characters, in order. */
  positions: readonly number[]
}

/** Scores by kind of match, best first. A match at the start of a text counts more, see `near`. */
const scores = { whole: 100, text: 80, pinyin: 60, scattered: 30 }
/** Longer words cannot be the pinyin of a name: they are searched for literally. */
const longestPinyin = 40

/** Characters are counted as users see them: one outside the basic plane counts as one. */
export function searchable(text: string): Searchable {
  const characters = [...text.toLowerCase()]
  return {
    text,
    characters,
    readings: characters.map(readingsOf),
    gaps: characters.map((sign) => /[\s\p{P}\p{S}]/u.test(sign)),
  }
}

/** The words of the typed text, all of which must be found. */
export function wordsOf(typed: string): string[] {
  return typed.toLowerCase().split(/\s+/u).filter(Boolean)
}

/**
 * How the words are found in the text: literally, by pinyin (whole syllables, initials, or both mixed; the last one may
 * be unfinished), or scattered over it in order. null = not all of them are found.
 */
export function matchWords(target: Searchable, words: readonly string[]): Match | null {
  const positions = new Set<number>()
  let score = 0
  for (const word of words) {
    const match = matchWord(target, [...word])
    if (!match) return null
    score += match.score
    for (const position of match.positions) positions.add(position)
  }
  return { score: score / words.length, positions: [...positions].sort((a, b) => a - b) }
}

function matchWord(target: Searchable, word: readonly string[]): Match | null {
  const { characters } = target
  for (let start = 0; start + word.length <= characters.length; start += 1) {
    if (word.every((sign, at) => sign === characters[start + at])) {
      const whole = word.length === characters.length
      return found(whole ? scores.whole : scores.text, start, run(start, word.length), target)
    }
  }
  const latin = word.some((sign) => sign >= 'a' && sign <= 'z')
  if (latin && word.length <= longestPinyin) {
    const letters = word.join('')
    for (let start = 0; start < characters.length; start += 1) {
      const positions = spell(target, letters, start)
      if (positions) return found(scores.pinyin, start, positions, target)
    }
  }
  const positions = word.length > 1 ? scatter(target, word) : null
  return positions && found(scores.scattered, positions[0] ?? 0, positions, target)
}

/** A match near the start, or in a short text, is more likely to be the intended one. */
function found(kind: number, start: number, positions: number[], target: Searchable): Match {
  const near = Math.max(0, 10 - start) + Math.max(0, 8 - target.characters.length / 4)
  return { score: kind + near, positions }
}

function run(start: number, length: number): number[] {
  return Array.from({ length }, (_, at) => start + at)
}

/** The characters that `word` spells, consecutively from `start` on. */
function spell(
  { characters, readings, gaps }: Searchable,
  word: string,
  start: number,
): number[] | null {
  if (!takes(characters[start] ?? '', readings[start] ?? [], word, 0).length) return null
  /** Positions from which the rest cannot be matched: the same prefix may be spelt in many ways. */
  const dead = new Set<number>()
  function from(at: number, spelt: number): number[] | null {
    if (spelt === word.length) return []
    if (at === characters.length || dead.has(at * 64 + spelt)) return null
    for (const length of takes(characters[at] ?? '', readings[at] ?? [], word, spelt)) {
      const rest = from(at + 1, spelt + length)
      if (rest) return [at, ...rest]
    }
    const gap = at > start && gaps[at] && from(at + 1, spelt)
    if (gap) return gap
    dead.add(at * 64 + spelt)
    return null
  }
  return from(start, 0)
}

/** How many letters of the word, from `spelt` on, a character may stand for: all possible numbers. */
function takes(sign: string, readings: readonly string[], word: string, spelt: number): number[] {
  if (word.startsWith(sign, spelt)) return [sign.length]
  const lengths: number[] = []
  const left = word.length - spelt
  for (const reading of readings) {
    if (reading[0] !== word[spelt]) continue
    if (word.startsWith(reading, spelt)) lengths.push(reading.length)
    else if (reading.length > left && reading.startsWith(word.slice(spelt))) lengths.push(left)
    if (reading[1] === 'h' && word[spelt + 1] === 'h') lengths.push(2)
    lengths.push(1)
  }
  return lengths
}

/** Matches the word's characters in order, each literally or as an initial, with gaps allowed. */
function scatter({ characters, readings }: Searchable, word: readonly string[]): number[] | null {
  const positions: number[] = []
  for (let at = 0; at < characters.length && positions.length < word.length; at += 1) {
    const sign = word[positions.length]
    const meant = sign === characters[at] || readings[at]?.some((one) => one[0] === sign)
    if (meant) positions.push(at)
  }
  return positions.length === word.length ? positions : null
}
