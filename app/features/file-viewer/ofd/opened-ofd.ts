import {
  FontStore,
  type OfdDocument,
  OfdError,
  openOfd,
  type Page,
  type TextLine,
  textLinesOf,
} from '@portal/ofd'
import { FileFailure } from '../file-source'

/** How many pages are kept parsed: those in view and their neighbours. */
const keptPages = 12

/** An open document, with what all parts of the viewer share. */
export interface OpenedOfd {
  document: OfdDocument
  fonts: FontStore
  /** A page (`0` = the first). Throws OfdError. */
  page(at: number): Page
  lines(at: number): readonly TextLine[]
}

/** The titles of the file's documents, and a function to open one. Throws FileFailure. */
export function openFile(bytes: Uint8Array) {
  return failing(() => {
    const file = openOfd(bytes)
    return { titles: file.titles, open: (at: number) => failing(() => opened(file.document(at))) }
  })
}

function opened(document: OfdDocument): OpenedOfd {
  const kept = new Map<number, Page>()
  const page = (at: number) => {
    const known = kept.get(at) ?? document.page(at)
    kept.delete(at)
    kept.set(at, known)
    const [oldest] = kept.keys()
    if (kept.size > keptPages && oldest !== undefined) kept.delete(oldest)
    return known
  }
  return {
    document,
    fonts: new FontStore(document.package),
    page,
    lines: (at) => textLinesOf(page(at)),
  }
}

function failing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof OfdError ? new FileFailure(error.reason) : error
  }
}
