import { readAnnotations } from '../model/annotations'
import type { OfdDocument } from '../model/document'
import { normalPath } from '../package/paths'
import { sameOctets } from './asn1'
import { digestOf } from './digest'
import type { SignatureFile } from './signature-file'

/** What was changed after signing: a page by its number, or a part of the package. */
export type Change = { kind: 'page'; page: number } | { kind: 'part'; path: string }

export interface Coverage {
  changes: readonly Change[]
  /** Pages that the signature does not cover, or whose annotations it does not. */
  uncovered: readonly number[]
  /** A digest of a method that is not known here. */
  unknown: boolean
}

/** Compares the digests of a signature with the package. `later`: others have signed after it. */
export async function coverageOf(
  document: OfdDocument,
  file: SignatureFile,
  later: boolean,
): Promise<Coverage> {
  const changed: string[] = []
  let unknown = false
  for (const { path, digest } of file.references) {
    const bytes = document.package.read(path)
    const present = bytes && (await digestOf(file.method, bytes))
    if (bytes && !present) unknown = true
    else if (!present || !sameOctets(present, digest)) changed.push(path)
  }
  const pages = pagesOfParts(document)
  const real = changed.filter((path) => !isSealsOwn(document, path, later))
  return {
    changes: unique(real.map((path) => changeOf(path, pages))),
    uncovered: uncoveredPages(document, file),
    unknown,
  }
}

/**
 * What sealing itself changes: a seal's entry in the list of signatures, which may come after the digests, and stamps
 * that a later one adds to the annotations. A signature that is taken out of the list is missed by its own files.
 */
function isSealsOwn(document: OfdDocument, path: string, later: boolean): boolean {
  const wanted = normalPath(path)
  if (wanted === normalPath(document.signatures)) return true
  const files = [...document.annotations.values()].flat()
  const annotated = files.some((file) => normalPath(file) === wanted)
  return later && annotated && onlyStamps(document, path)
}

function onlyStamps(document: OfdDocument, path: string): boolean {
  try {
    return readAnnotations(document.package, path).every(({ type }) => type === 'Stamp')
  } catch {
    return false
  }
}

function pagesOfParts({ pages, annotations }: OfdDocument): Map<string, number> {
  const parts = new Map<string, number>()
  for (const [at, { id, path }] of pages.entries()) {
    for (const part of [path, ...(annotations.get(id) ?? [])]) parts.set(normalPath(part), at + 1)
  }
  return parts
}

function changeOf(path: string, pages: ReadonlyMap<string, number>): Change {
  const page = pages.get(normalPath(path))
  return page === undefined ? { kind: 'part', path } : { kind: 'page', page }
}

function unique(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((one) => [JSON.stringify(one), one])).values()]
}

function uncoveredPages(document: OfdDocument, { references }: SignatureFile): number[] {
  const covered = new Set(references.map(({ path }) => normalPath(path)))
  return document.pages.flatMap(({ id, path }, at) => {
    const annotations = document.annotations.get(id) ?? []
    const free = annotations.some(
      (file) => !covered.has(normalPath(file)) && !onlyStamps(document, file),
    )
    return free || !covered.has(normalPath(path)) ? [at + 1] : []
  })
}
