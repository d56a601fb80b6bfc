import { LRUCache } from 'lru-cache'
import MiniSearch from 'minisearch'
import { isBeginning, type Query, tokensOf } from './chinese-tokens'

export type SearchLocation = 'all' | 'title' | 'content' | 'file'

export interface IndexedText {
  id: string
  title: string
  number: string
  issuer: string
  /** Names of attachments. */
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

/** Weights for sorting by relevance. */
const boost = { title: 6, number: 6, issuer: 2, files: 2 }

export interface Hit {
  id: string
  score: number
}

export interface TextIndex {
  /** Skips known texts. */
  add(texts: readonly IndexedText[]): void
  /** Works in chunks, so that other requests get their turn. */
  addMany(texts: readonly IndexedText[]): Promise<void>
  search(query: Query, location: SearchLocation): Hit[]
}

/** A text without its body, or one paragraph shared by all texts that contain it. */
interface Piece extends Partial<Record<Field, string>> {
  id: string
}

const known = new LRUCache<string, string>({ max: 50_000 })

/**
 * In hexadecimal, because the index searches all branches of a tree node: sixteen with digits, thousands with
 * characters.
 */
function inDigits(token: string): string {
  let digits = known.get(token) ?? ''
  if (digits) return digits
  for (let place = 0; place < token.length; place++)
    digits += token.charCodeAt(place).toString(16).padStart(4, '0')
  known.set(token, digits)
  return digits
}

/** Official texts share most of their paragraphs: storing each one once reduces the index to a third of its size. */
export function createTextIndex(): TextIndex {
  const index = new MiniSearch<Piece>({
    fields,
    tokenize: (text) => tokensOf(text).map(inDigits),
    processTerm: (token) => token,
  })
  /** Piece → its texts. */
  const owners = new Map<string, string[]>()

  /** Returns the pieces that the index does not have yet. */
  function newPieces({ body, ...heading }: IndexedText): Piece[] {
    if (owners.has(heading.id)) return []
    owners.set(heading.id, [heading.id])
    const fresh: Piece[] = [heading]
    for (const paragraph of new Set(body.split('\n'))) {
      const known = owners.get(paragraph)
      if (known) known.push(heading.id)
      else {
        owners.set(paragraph, [heading.id])
        fresh.push({ id: paragraph, body: paragraph })
      }
    }
    return fresh
  }

  /** How well each text fits a token. */
  function scoresOf(token: string, location: SearchLocation): Map<string, number> {
    const scores = new Map<string, number>()
    const options = { fields: fieldsOf[location], boost, prefix: isBeginning(token) }
    for (const { id, score } of index.search(inDigits(token), {
      ...options,
      tokenize: (text) => [text],
    }))
      for (const owner of owners.get(id) ?? []) scores.set(owner, (scores.get(owner) ?? 0) + score)
    return scores
  }

  return {
    add: (texts) => index.addAll(texts.flatMap(newPieces)),
    addMany: (texts) => index.addAllAsync(texts.flatMap(newPieces), { chunkSize: 200 }),
    search({ tokens }, location) {
      const [first, ...others] = tokens.map((token) => scoresOf(token, location))
      // An empty query would match everything, but the keyword contained no words.
      if (!first) return []
      return [...first].flatMap(([id, score]) => {
        const all = others.map((scores) => scores.get(id))
        if (all.includes(undefined)) return []
        return [{ id, score: all.reduce<number>((sum, part = 0) => sum + part, score) }]
      })
    },
  }
}
