/** Chinese has no spaces, and where a word ends depends on its neighbours. */
const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })
const hanRuns = /\p{Script=Han}+/gu
const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text)

/** Words that occur in every text. */
const stopWords = new Set('的了和与及在是对将为等')

const even = (text: string) => text.normalize('NFKC').toLowerCase()

/** Words and numbers of other scripts, separated by spaces and punctuation. */
const foreignWords = (evened: string) => evened.replace(hanRuns, ' ').match(/[\p{L}\p{N}]+/gu) ?? []

function pairsOf(run: string): string[] {
  const signs = [...run]
  return signs.slice(1).map((sign, place) => `${signs[place]}${sign}`)
}

/**
 * The index tokens of a text: all pairs of adjacent characters, so that a query's words match however the text would
 * have been segmented; each run's last character, so that every character begins a token; and the words of other
 * scripts.
 */
export function tokensOf(text: string): string[] {
  const evened = even(text)
  const runs = evened.match(hanRuns) ?? []
  const tokens = runs.flatMap((run) => [...pairsOf(run), [...run].at(-1) as string])
  return [...new Set([...foreignWords(evened), ...tokens])]
}

/** Adjacent characters that the dictionary does not know are merged into one word. */
function wordsOf(run: string): string[] {
  const words: { word: string; alone: boolean }[] = []
  for (const { segment: word } of segmenter.segment(run)) {
    const alone = [...word].length === 1 && !stopWords.has(word)
    const before = words.at(-1)
    if (alone && before?.alone) before.word += word
    else words.push({ word, alone })
  }
  return words.map(({ word }) => word)
}

export interface Query {
  /** A text must contain all of them. */
  tokens: string[]
  /** As typed, split at spaces. */
  parts: string[]
  /** What to highlight in a text: the typed parts and the words. */
  marks: string[]
}

/** Punctuation is ignored. */
export function queryOf(keyword: string): Query {
  const evened = even(keyword)
  const chinese = (evened.match(hanRuns) ?? []).flatMap(wordsOf)
  const all = [...chinese, ...foreignWords(evened)]
  const telling = all.filter((word) => !stopWords.has(word))
  const words = telling.length > 0 ? telling : all
  const tokens = words.flatMap((word) =>
    isHan(word) && [...word].length > 2 ? pairsOf(word) : [word],
  )
  const parts = keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const marks = [...new Set([...parts, ...words])].sort((a, b) => b.length - a.length)
  return { tokens: [...new Set(tokens)], parts, marks }
}

/** A single character, or the start of a foreign word, stands for all words that begin with it. */
export function isBeginning(token: string): boolean {
  return isHan(token) ? [...token].length === 1 : /^[a-z]/.test(token)
}
