import { Buffer } from 'buffer/index.js'
import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js'
import { FileFailure } from '../file-source'
import { decoderOf } from './code-pages'
import type { Streams } from './compound-file'
import { type Block, type OldContent, type PartName, withBullets } from './content'

const plain = { filterUnicode: false } as const

/** Gives the library its streams, and decodes text with the browser's decoders. */
class TextExtractor extends WordOleExtractor<Streams, Buffer> {
  override async documentStream(streams: Streams, name: string): Promise<Buffer> {
    const stream = streams.get(name)
    if (!stream) throw new FileFailure('broken')
    return bufferOf(stream)
  }

  override async streamBuffer(stream: Buffer): Promise<Buffer> {
    return stream
  }

  /** Bookmarks are not shown, and the library fails on those of some programs. */
  override writeBookmarks() {}

  /** The library would write "undefined" for the euro sign, and for optional hyphens. */
  override writePieces(main: Buffer, table: Buffer) {
    super.writePieces(main, table)
    for (const piece of this._pieces) {
      const { bpc, startFilePos, size } = piece
      const text = decoderOf(bpc === 2 ? 1200 : 1252).decode(
        main.subarray(startFilePos, startFilePos + size),
      )
      piece.text = text.replaceAll('\x1e', '\u2011').replaceAll('\x1f', '\0')
    }
  }
}

const bufferOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)

/** The text of a doc or wps file. Throws FileFailure, and whatever the library throws for broken files. */
export async function readWord(streams: Streams): Promise<OldContent> {
  const main = bufferOf(streams.get('WordDocument') ?? new Uint8Array())
  // Word 95 and older.
  if (main.readUInt16LE(0) !== 0xa5ec) throw new FileFailure('unsupported')
  if (main.readUInt16LE(0x0a) & 0x0100) throw new FileFailure('encrypted')
  const document = await new TextExtractor().extractWordDocument(streams, main)
  const part = (name: PartName, text: string) => ({
    name,
    blocks: text.split('\n').flatMap(blockOf),
  })
  return {
    kind: 'text',
    parts: [
      part('body', document.getBody(plain)),
      part('headers', document.getHeaders(plain)),
      part('footnotes', document.getFootnotes(plain)),
      part('endnotes', document.getEndnotes(plain)),
      part('comments', document.getAnnotations(plain)),
      part('textBoxes', document.getTextboxes(plain)),
    ],
  }
}

/** Each cell of a table ends with a tab, and so does a row. */
function blockOf(line: string): Block[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of pictures and fields
  const text = withBullets(line.replace(/[\x00-\x08\x0e-\x1f]/g, ''))
  if (text.trim() === '') return []
  const cells = text.split('\t')
  if (text.endsWith('\t') && cells.length > 2) return [{ kind: 'row', cells: cells.slice(0, -1) }]
  return [{ kind: 'paragraph', text: text.replace(/^\t+/, '').trimEnd() }]
}
