/** How Chinese is cut into what an index knows: Chinese has no spaces, and where a word ends depends on its neighbours. */
const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })
const hanRuns = /\p{Script=Han}+/gu
const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text)

/** Words that every text has; beside others they say nothing. */
const stopWords = new Set('的了和与及在是对将为等')

const even = (text: string) => text.normalize('NFKC').toLowerCase()

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}

/** Each two neighbours of a run of characters. */
function pairsOf(run: string): string[] {
  const signs = [...run]
  return signs.slice(1).map((sign, place) => `${signs[place]}${sign}`)
}

/**
 * What a text is found by: all pairs of neighbouring characters, so that a query's words are found however the text
 * was cut; words of two once more, so that they weigh more than pairs across words; each run's last character, so that
 * every character begins something; and the words of other scripts.
 */
export function tokensOf(text: string): string[] {
  const evened = even(text)
  const runs = evened.match(hanRuns) ?? []
  const words = wordsOf(evened).filter((word) => !isHan(word) || [...word].length === 2)
  return [...words, ...runs.flatMap((run) => [...pairsOf(run), [...run].at(-1) as string])]
}

export interface Query {
  /** What a text must have, all of it. */
  tokens: string[]
  /** What is marked where it stands in a text: as it was typed, and word by word. */
  marks: string[]
}

/** A keyword as an index is asked for it. Signs that are no words count for nothing. */
export function queryOf(keyword: string): Query {
  const all = wordsOf(even(keyword))
  const telling = all.filter((word) => !stopWords.has(word))
  const words = telling.length > 0 ? telling : all
  const tokens = words.flatMap((word) =>
    isHan(word) && [...word].length > 2 ? pairsOf(word) : [word],
  )
  const typed = keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => wordsOf(part).length > 0)
  const marks = [...new Set([...typed, ...words])].sort((a, b) => b.length - a.length)
  return { tokens: [...new Set(tokens)], marks }
}

/** A single character stands for all words that begin with it, and so does the start of a foreign word. */
export function isBeginning(token: string): boolean {
  return isHan(token) ? [...token].length === 1 : /^[a-z]/.test(token)
}
