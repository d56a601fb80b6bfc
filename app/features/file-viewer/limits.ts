/** How the viewer reads files (FILE-03). */
export const viewerLimits = {
  /** The first bytes that are read to find out a file's kind. */
  head: 8 * 1024,
  /** The largest file (bytes) for viewers that need the whole file; larger ones are offered as a download. */
  whole: 50 * 1024 * 1024,
  /** The largest unpacked size (bytes) of a document: a small file can hold gigabytes. */
  unpacked: 300 * 1024 * 1024,
  /** A PDF is read from its beginning to its end up to this size (bytes); of larger ones only what is shown. */
  streamed: 4 * 1024 * 1024,
  /** Text is read in pieces of this size (bytes), if the server supports ranges. */
  textPiece: 256 * 1024,
  /** How far (bytes) a search loads a text. */
  searchedText: 20 * 1024 * 1024,
  /** Separated values are a table up to this size (bytes), and text beyond. */
  values: 10 * 1024 * 1024,
  /** The most pixels of a picture: the browser needs four bytes for each, however small the file is. */
  dots: 150_000_000,
  /** Rows of a table, entries of an archive, and attachments, that are shown at once. */
  rows: 500,
  /** Cells of a table that are drawn at once: fewer rows of a wide one. */
  cells: 25_000,
  /** Rows of a table that can be frozen. */
  frozenRows: 50,
  /** How long (ms) an old office file may be read, or an archive, or one of its entries. */
  oldReading: 30_000,
  /** Paragraphs of an old office file that are shown at once. */
  paragraphs: 1000,
  /** Columns of a table that are shown. */
  columns: 100,
}

/** Where the data files of libraries are served: see vite/library-data.ts. */
export const pdfDataFolder = 'assets/pdf'
