import { guarded, OfdError } from '../errors'
import { resolvePath } from '../package/paths'
import { child, childrenOf, childText, parseXml } from '../package/xml'
import { type OfdPackage, openZip } from '../package/zip'
import { type OfdDocument, readDocument } from './document'

export interface OfdFile {
  /** One title per document; most packages have one document. */
  titles: readonly string[]
  /** Reads a document; the first is 0. Throws OfdError. */
  document(at: number): OfdDocument
}

const mainPart = 'OFD.xml'

/** Parts that mark a package as encrypted (GM/T 0099). */
const encryption = /(?:^|\/)(?:encryptions?|encryptinfo|encryptionentries)\.(?:xml|dat)$/i

/** Opens a package. Throws OfdError if it is broken, encrypted or beyond a limit. */
export function openOfd(bytes: Uint8Array): OfdFile {
  return guarded('package', () => {
    const source = openZip(bytes)
    if (source.names.some((name) => encryption.test(name))) {
      throw new OfdError('encrypted', 'the package says that it is encrypted')
    }
    const bodies = bodiesOf(source)
    return {
      titles: bodies.map(({ title }) => title),
      document: (at) => {
        const body = bodies[at]
        if (!body) throw new OfdError('broken', 'there is no such document')
        return guarded('document', () => readDocument(source, body.root, body))
      },
    }
  })
}

function bodiesOf(source: OfdPackage) {
  const main = source.read(mainPart)
  if (!main) throw new OfdError('broken', `${mainPart} is missing`)
  const bodies = childrenOf(parseXml(main, mainPart), 'DocBody').map((body) => {
    const signatures = childText(body, 'Signatures')
    return {
      title: childText(child(body, 'DocInfo'), 'Title'),
      root: resolvePath(mainPart, childText(body, 'DocRoot')),
      signatures: signatures ? resolvePath(mainPart, signatures) : '',
    }
  })
  if (bodies.length === 0) throw new OfdError('broken', 'the package holds no document')
  return bodies
}
