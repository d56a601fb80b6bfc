import { strFromU8 } from 'fflate'
import { FileFailure } from '../file-source'
import { type OldContent, partNames } from './content'
import { OpenSheetReader } from './open-sheet-reader'
import { OpenTextReader } from './open-text-reader'
import { parseXml, unpackParts } from './xml-parts'

const textParts = ['content.xml', 'styles.xml', 'META-INF/manifest.xml']

/** The text of an odt or odp file, the tables of an ods file. Throws FileFailure. */
export function readOpenDocument(
  bytes: Uint8Array,
  kind: Exclude<OldContent['kind'], 'mail'>,
): OldContent {
  const parts = unpackParts(bytes, (name) => textParts.includes(name))
  const content = parts['content.xml']
  if (isEncrypted(parts)) throw new FileFailure('encrypted')
  if (!content) throw new FileFailure('broken')
  if (kind === 'sheets') {
    const { sheets } = parseXml(content, new OpenSheetReader())
    return { kind, sheets }
  }
  const reader = parseXml(content, new OpenTextReader(kind))
  if (kind === 'slides') return { kind, slides: reader.slides }
  // Headers and footers are stored with the styles.
  if (parts['styles.xml']) parseXml(parts['styles.xml'], reader)
  return { kind, parts: partNames.map((name) => ({ name, blocks: reader.parts[name] })) }
}

/** Whether the parts of an OpenDocument are encrypted, according to its manifest. */
function isEncrypted(parts: Record<string, Uint8Array>): boolean {
  const list = parts['META-INF/manifest.xml']
  return list !== undefined && strFromU8(list).includes('encryption-data')
}
