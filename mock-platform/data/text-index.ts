import { LRUCache } from 'lru-cache'
import MiniSearch from 'minisearch'
import { isBeginning, type Query, tokensOf } from './chinese-tokens'

/** Where a search looks. */
export type SearchLocation = 'all' | 'title' | 'content' | 'file'

/** The texts of one document, as people know them. */
export interface IndexedText {
  id: string
  title: string
  number: string
  issuer: string
  /** Names of what is attached. */
  files: string
  body: string
}

type Field = Exclude<keyof IndexedText, 'id'>

const fields: Field[] = ['title', 'number', 'issuer', 'files', 'body']
const fieldsOf: Record<SearchLocation, Field[]> = {
  all: fields,
  title: ['title', 'number'],
  content: ['body'],
  file: ['files'],
}

/** How much a hit counts for the order by relevance. */
const boost = { title: 6, number: 6, issuer: 2, files: 2 }

export interface Hit {
  id: string
  score: number
}

/** Texts that are found by what they say, the nearest first. */
export interface TextIndex {
  /** Texts that it has already are left alone. */
  add(texts: readonly IndexedText[]): void
  /** Adds many in pieces, so that others have their turn between. */
  addMany(texts: readonly IndexedText[]): Promise<void>
  search(query: Query, location: SearchLocation): Hit[]
}

/** Official texts share most of their paragraphs, and cutting them is what takes long. */
const cutParagraphs = new LRUCache<string, string[]>({ max: 5000 })

/** The index looks through all branches of its tree's nodes: by digits there are sixteen, by characters thousands. */
function inDigits(token: string): string {
  return Array.from({ length: token.length }, (_, place) =>
    token.charCodeAt(place).toString(16).padStart(4, '0'),
  ).join('')
}

function cut(paragraph: string): string[] {
  const known = cutParagraphs.get(paragraph)
  if (known) return known
  const tokens = tokensOf(paragraph).map(inDigits)
  cutParagraphs.set(paragraph, tokens)
  return tokens
}

export function createTextIndex(): TextIndex {
  const index = new MiniSearch<IndexedText>({
    fields,
    tokenize: (text) => [...new Set(text.split('\n').flatMap(cut))],
    processTerm: (token) => token,
  })
  return {
    add(texts) {
      for (const text of texts) if (!index.has(text.id)) index.add(text)
    },
    addMany: (texts) => index.addAllAsync(texts, { chunkSize: 50 }),
    search({ tokens }, location) {
      // An empty query would be a wrong one: nothing was asked that a text could say.
      if (tokens.length === 0) return []
      const beginnings = new Set(tokens.filter(isBeginning).map(inDigits))
      return index
        .search(tokens.join(' '), {
          tokenize: () => tokens.map(inDigits),
          fields: fieldsOf[location],
          boost,
          combineWith: 'AND',
          prefix: (token) => beginnings.has(token),
        })
        .map(({ id, score }) => ({ id, score }))
    },
  }
}
