import { annotationTypes } from '../model/annotations'
import type { OfdDocument } from '../model/document'
import { normalPath } from '../package/paths'
import { sameOctets } from './asn1'
import type { PartDigests } from './digests'
import type { OwnParts } from './own-parts'
import type { SignatureFile } from './signature-file'

/** What was changed after signing: a page by its number, or a part of the package. */
export type Change = { kind: 'page'; page: number } | { kind: 'part'; path: string }

export interface Coverage {
  changes: readonly Change[]
  /** Pages that the signature does not cover, or whose annotations it does not cover. */
  uncovered: readonly number[]
  /** Other parts that it does not cover. */
  uncoveredParts: readonly string[]
  /** Whether a digest uses a method that is unknown here. */
  unknown: boolean
  /** Normalised paths of the parts that have not changed since they were signed. */
  held: ReadonlySet<string>
}

export interface CoverageTerms {
  digests: PartDigests
  own: OwnParts
  /** Normalised paths of the parts that later, verified signatures cover unchanged. */
  vouched: ReadonlySet<string>
}

/** Compares the digests of a signature with the package. */
export async function coverageOf(
  document: OfdDocument,
  file: SignatureFile,
  terms: CoverageTerms,
): Promise<Coverage> {
  const { changed, held, unknown, dropped } = await compare(file, terms)
  const list = normalPath(document.signatures)
  const real = changed.filter(
    ({ path, missing }) =>
      normalPath(path) !== list && (missing || !isLaterStamp(document, path, terms)),
  )
  const paths = [...real.map(({ path }) => path), ...(dropped ? [document.signatures] : [])]
  const pages = pagesOfParts(document)
  return {
    changes: unique(paths.map((path) => changeOf(path, pages))),
    ...uncoveredOf(document, file, terms),
    unknown,
    held,
  }
}

interface Changed {
  path: string
  missing: boolean
}

async function compare({ references, method }: SignatureFile, { digests, own }: CoverageTerms) {
  const changed: Changed[] = []
  const held = new Set<string>()
  let unknown = false
  // Whether a former signature is no longer in any list: sealing never removes one from a list.
  let dropped = false
  for (const { path, digest } of references) {
    const now = await digests.of(method, path)
    if (now?.isSignature && !own.listed.has(normalPath(path))) dropped = true
    if (now && !now.digest) unknown = true
    else if (now?.digest && sameOctets(now.digest, digest)) held.add(normalPath(path))
    else changed.push({ path, missing: !now })
  }
  return { changed, held, unknown, dropped }
}

/** Stamps that a later signature added to a page's annotations, and that it covers. */
function isLaterStamp(document: OfdDocument, path: string, { vouched }: CoverageTerms): boolean {
  const wanted = normalPath(path)
  const is = (one: string) => normalPath(one) === wanted
  if (!vouched.has(wanted) || document.pages.some((page) => is(page.path))) return false
  if (![...document.annotations.values()].flat().some(is)) return false
  const types = annotationTypes(document.package, path)
  return types.length > 0 && types.every((type) => type === 'Stamp')
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

/** What could be shown although neither this signature nor a later one covers it. */
function uncoveredOf(
  document: OfdDocument,
  { references }: SignatureFile,
  { own, vouched }: CoverageTerms,
): Pick<Coverage, 'uncovered' | 'uncoveredParts'> {
  const { pages, annotations, package: source } = document
  const covered = new Set(references.map(({ path }) => normalPath(path)))
  const isFree = (path: string) => !covered.has(path) && !vouched.has(path)
  const freePages = new Set<number>()
  const ofPages = new Set<string>()
  for (const [at, { id, path }] of pages.entries()) {
    for (const part of [path, ...(annotations.get(id) ?? [])].map(normalPath)) {
      ofPages.add(part)
      if (isFree(part)) freePages.add(at + 1)
    }
  }
  const parts = new Map(source.names.map((name) => [normalPath(name), name]))
  const freeParts = [...parts].filter(
    ([path]) => source.has(path) && isFree(path) && !ofPages.has(path) && !own.has(path),
  )
  return { uncovered: [...freePages], uncoveredParts: freeParts.map(([, name]) => name) }
}
