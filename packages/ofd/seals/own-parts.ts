import type { OfdDocument } from '../model/document'
import { folderOf, normalPath } from '../package/paths'
import { childrenOf, childText, parseXml } from '../package/xml'
import type { OfdPackage } from '../package/zip'
import { listSignatures } from './signature-file'

/** The parts of a package that belong to its signatures. All paths are normalised. */
export interface OwnParts {
  /** Every Signature.xml that a list of the package names. */
  listed: ReadonlySet<string>
  /** Whether a part belongs to signatures, and cannot be anything else. */
  has(path: string): boolean
}

export function ownPartsOf(document: OfdDocument): OwnParts {
  const { package: source } = document
  const lists = listsOf(source).map(normalPath)
  const listed = new Set(lists.flatMap((list) => filesIn(source, list)))
  const folders = new Set([...listed].map(folderOf))
  const shown = shownParts(document)
  const known = new Map<string, boolean>()
  const has = (path: string) => {
    if (lists.includes(path)) return true
    if (!folders.has(folderOf(path)) || shown.has(path)) return false
    const own = known.get(path) ?? isInert(source, path)
    known.set(path, own)
    return own
  }
  return { listed, has }
}

/** Each document of a package has its own list. */
function listsOf(source: OfdPackage): string[] {
  const bytes = source.read('OFD.xml')
  if (!bytes) return []
  return childrenOf(parseXml(bytes, 'OFD.xml'), 'DocBody')
    .map((body) => childText(body, 'Signatures'))
    .filter((list) => list !== '')
}

function filesIn(source: OfdPackage, list: string): string[] {
  try {
    return listSignatures(source, list).map(({ path }) => normalPath(path))
  } catch {
    // The broken list of another document; a broken list of this document is reported when it is judged.
    return []
  }
}

/** Parts that readers see are never only a signature's, wherever they are. */
function shownParts({ pages, annotations, attachments }: OfdDocument): Set<string> {
  const paths = [...pages, ...attachments].map(({ path }) => path)
  return new Set([...paths, ...[...annotations.values()].flat()].map(normalPath))
}

/**
 * ASN.1 data, or a Signature.xml with no other content. Since any editor can add a signature to the list, and so
 * declare any folder one of signatures, a part that a page could use as a resource must not count as a signature's.
 */
function isInert(source: OfdPackage, path: string): boolean {
  try {
    const bytes = source.read(path)
    if (!bytes) return false
    const isSequence = bytes[0] === 0x30
    if (isSequence) return true
    const { name, children } = parseXml(bytes, path)
    return name === 'Signature' && children.every((one) => /^Signed(?:Info|Value)$/.test(one.name))
  } catch {
    return false
  }
}
