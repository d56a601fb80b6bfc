/**
 * The part of word-extractor that reads doc files: its other parts need Node and a zip library. The library has no
 * types.
 */
declare module 'word-extractor/lib/word-ole-extractor.js' {
  /** A run of text that is stored contiguously. */
  interface Piece {
    text: string
    /** Bytes per character: 1 or 2. */
    bpc: number
    startFilePos: number
    /** In bytes. */
    size: number
  }

  interface WordDocument {
    getBody(options: { filterUnicode: false }): string
    getHeaders(options: { filterUnicode: false }): string
    getFootnotes(options: { filterUnicode: false }): string
    getEndnotes(options: { filterUnicode: false }): string
    getAnnotations(options: { filterUnicode: false }): string
    getTextboxes(options: { filterUnicode: false }): string
  }

  /** `Store` is the type that holds the streams; `Bytes` is a Buffer. */
  export default class WordOleExtractor<Store, Bytes> {
    protected _pieces: Piece[]
    extractWordDocument(store: Store, main: Bytes): Promise<WordDocument>
    documentStream(store: Store, name: string): Promise<Bytes>
    streamBuffer(stream: Bytes): Promise<Bytes>
    writeBookmarks(): void
    writePieces(main: Bytes, table: Bytes): void
  }
}
