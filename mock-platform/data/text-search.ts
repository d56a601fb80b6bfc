import { escaped } from './html'

/** Where a search looks. */
export type SearchLocation = 'all' | 'title' | 'content' | 'file'

/** The texts of one document, as people know them. */
export interface SearchableText {
  title: string
  number: string
  body: string
  /** Names of what is attached. */
  files: string
}

/** How much a hit counts for the order by relevance. */
const weights = { title: 20, number: 20, files: 5, body: 1 } as const

const fieldsOf: Record<SearchLocation, readonly (keyof SearchableText)[]> = {
  all: ['title', 'number', 'files', 'body'],
  title: ['title', 'number'],
  content: ['body'],
  file: ['files'],
}

/** The words of a query, longest first, so that the longest one is marked where several begin. */
export function termsOf(keyword: string): string[] {
  const words = keyword.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

/** How well a document fits; 0 where one of the terms is nowhere in it. */
export function relevance(text: SearchableText, terms: string[], location: SearchLocation): number {
  const fields = fieldsOf[location].map((field) => ({
    text: text[field].toLowerCase(),
    weight: weights[field],
  }))
  let total = 0
  for (const term of terms) {
    const found = fields.reduce(
      (sum, field) => sum + field.weight * (field.text.split(term).length - 1),
      0,
    )
    if (!found) return 0
    total += found
  }
  return total
}

/** Plain text as HTML: the terms in `em`, all else escaped. */
export function highlighted(text: string, terms: string[]): string {
  if (!terms.length) return escaped(text)
  const literal = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text
    .split(new RegExp(`(${literal.join('|')})`, 'gi'))
    .map((part, place) => (place % 2 ? `<em>${escaped(part)}</em>` : escaped(part)))
    .join('')
}

const excerptLength = 110
const contextBefore = 24

/** The part of a long text around its first hit. */
export function excerpt(body: string, terms: string[]): string {
  const text = body.replace(/\s+/g, ' ').trim()
  const hits = terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0)
  const start = Math.max(0, Math.min(...(hits.length ? hits : [0])) - contextBefore)
  const end = start + excerptLength
  return (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '')
}
