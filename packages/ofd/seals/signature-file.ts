import { OfdError } from '../errors'
import { limits } from '../limits'
import { resolvePath } from '../package/paths'
import { type Box, boxOf } from '../package/values'
import { attribute, child, childrenOf, childText, parseXml } from '../package/xml'
import type { OfdPackage } from '../package/zip'
import { fromBase64 } from './certificate'

interface Reference {
  path: string
  digest: Uint8Array
}

/** The position of a seal on a page. */
export interface StampPlace {
  pageId: string
  boundary: Box
  /** The visible part, relative to the boundary's corner; null = all of it. */
  clip: Box | null
}

/** A Signature.xml. */
export interface SignatureFile {
  id: string
  path: string
  bytes: Uint8Array
  kind: 'seal' | 'sign'
  /** The digest method of the references. */
  method: string
  references: readonly Reference[]
  stamps: readonly StampPlace[]
  signatureMethod: string
  dateTime: string
  /** Paths; '' = none. */
  value: string
  seal: string
}

/** Entries of a Signatures.xml, in order; the last is the latest. Throws OfdError. */
export function listSignatures(source: OfdPackage, list: string): { id: string; path: string }[] {
  const bytes = source.read(list)
  if (!bytes) throw new OfdError('broken', `${list} is missing`)
  const entries = childrenOf(parseXml(bytes, list), 'Signature')
  if (entries.length > limits.signatures) throw new OfdError('huge', `${list} is too long`)
  return entries.map((one) => ({
    id: attribute(one, 'ID'),
    path: resolvePath(list, attribute(one, 'BaseLoc')),
  }))
}

/** Reads a Signature.xml. Throws OfdError. */
export function readSignatureFile(source: OfdPackage, id: string, path: string): SignatureFile {
  const bytes = source.read(path)
  if (!bytes) throw new OfdError('broken', `${path} is missing`)
  const root = parseXml(bytes, path)
  const info = child(root, 'SignedInfo')
  const references = child(info, 'References')
  const at = (location: string) => (location ? resolvePath(path, location) : '')
  const seal = at(childText(child(info, 'Seal'), 'BaseLoc'))
  const stamps = childrenOf(info, 'StampAnnot')
  return {
    id,
    path,
    bytes,
    kind: seal || stamps.length > 0 ? 'seal' : 'sign',
    // The standard's default, which browsers do not support, so such references cannot be checked.
    method: attribute(references, 'CheckMethod') || 'MD5',
    references: childrenOf(references, 'Reference').map((one) => ({
      path: at(attribute(one, 'FileRef')),
      digest: fromBase64(childText(one, 'CheckValue')),
    })),
    stamps: stamps.flatMap((one): StampPlace[] => {
      const boundary = boxOf(attribute(one, 'Boundary'))
      if (!boundary) return []
      const clip = boxOf(attribute(one, 'Clip'))
      return [{ pageId: attribute(one, 'PageRef'), boundary, clip }]
    }),
    signatureMethod: childText(info, 'SignatureMethod'),
    dateTime: childText(info, 'SignatureDateTime'),
    value: at(childText(root, 'SignedValue')),
    seal,
  }
}
