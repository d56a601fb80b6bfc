export interface HelpTopic {
  id: string
  title: string
  text: string
}

export interface Piece {
  text: string
  hit: boolean
}

export interface FoundTopic {
  id: string
  title: readonly Piece[]
  text: readonly Piece[]
}

/**
 * The topics that contain all words in heading or text, those with the most words in the heading first; without words,
 * all topics.
 */
export function searchHelp(topics: readonly HelpTopic[], sought: string): FoundTopic[] {
  const words = sought.toLowerCase().split(/\s+/u).filter(Boolean)
  const inHeading = ({ title }: HelpTopic) =>
    words.filter((word) => title.toLowerCase().includes(word)).length
  return topics
    .filter(({ title, text }) => {
      const all = `${title}\n${text}`.toLowerCase()
      return words.every((word) => all.includes(word))
    })
    .sort((one, other) => inHeading(other) - inHeading(one))
    .map(({ id, title, text }) => ({
      id,
      title: piecesOf(title, words),
      text: piecesOf(text, words),
    }))
}

/** Splits the text where a word begins and ends; the longest word at a position wins. */
function piecesOf(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }]
  const longest = [...words].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(`(${longest.map(escaped).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
