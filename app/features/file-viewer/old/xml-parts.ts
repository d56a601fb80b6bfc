import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { FileFailure } from '../file-source'
import { viewerLimits } from '../limits'

export type Attributes = Readonly<Record<string, string>>

export interface ElementReader {
  open(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/** How many bytes are decoded at once: a part may be larger than the longest string. */
const piece = 1 << 20

/** The requested parts of a zip. Throws FileFailure, and whatever the library throws for broken files. */
export function unpackParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Record<string, Uint8Array> {
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!isWanted(name)) return false
      if (originalSize > viewerLimits.unpacked) throw new FileFailure('huge')
      return true
    },
  })
}

/** Parses without resolving entities that the file defines, and without fetching anything. Throws FileFailure. */
export function parseXml<Reader extends ElementReader>(bytes: Uint8Array, reader: Reader): Reader {
  const parser = new SaxesParser({ position: false, xmlns: false })
  parser.on('error', () => {
    throw new FileFailure('broken')
  })
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes))
  parser.on('closetag', ({ name }) => reader.close?.(name))
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length; at += piece) {
    parser.write(decoder.decode(bytes.subarray(at, at + piece), { stream: true }))
  }
  parser.write(decoder.decode()).close()
  return reader
}
