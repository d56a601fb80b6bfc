import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { FileFailure } from '../file-source'
import { viewerLimits } from '../limits'
import { type OldContent, partNames } from './content'
import { OpenSheetReader } from './open-sheet-reader'
import { OpenTextReader } from './open-text-reader'

const textParts = ['content.xml', 'styles.xml', 'META-INF/manifest.xml']

/** The text of an odt or odp file, the tables of an ods file. Throws FileFailure. */
export function readOpenDocument(
  bytes: Uint8Array,
  kind: Exclude<OldContent['kind'], 'mail'>,
): OldContent {
  const parts = unpack(bytes)
  const content = parts['content.xml']
  if (isEncrypted(parts)) throw new FileFailure('encrypted')
  if (!content) throw new FileFailure('broken')
  if (kind === 'sheets') {
    const { sheets } = parsed(content, new OpenSheetReader())
    return { kind, sheets }
  }
  const reader = parsed(content, new OpenTextReader(kind))
  if (kind === 'slides') return { kind, slides: reader.slides }
  // Headers and footers belong to the styles.
  if (parts['styles.xml']) parsed(parts['styles.xml'], reader)
  return { kind, parts: partNames.map((name) => ({ name, blocks: reader.parts[name] })) }
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!textParts.includes(name)) return false
      if (originalSize > viewerLimits.unpacked) throw new FileFailure('huge')
      return true
    },
  })
}

/** Whether the parts of an OpenDocument are encrypted: their list says how. */
function isEncrypted(parts: Record<string, Uint8Array>): boolean {
  const list = parts['META-INF/manifest.xml']
  return list !== undefined && strFromU8(list).includes('encryption-data')
}

interface ElementReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close(name: string): void
  text(text: string): void
}

/** Entities of the file's own are not resolved, and nothing is fetched. */
function parsed<Reader extends ElementReader>(bytes: Uint8Array, reader: Reader): Reader {
  const parser = new SaxesParser({ position: false, xmlns: false })
  parser.on('error', () => {
    throw new FileFailure('broken')
  })
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes))
  parser.on('closetag', ({ name }) => reader.close(name))
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.write(new TextDecoder().decode(bytes)).close()
  return reader
}
