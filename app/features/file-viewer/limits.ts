/** How the viewer reads files (FILE-03). */
export const viewerLimits = {
  /** How many of the first bytes are read to detect a file's type. */
  head: 8 * 1024,
  /** The largest file (bytes) for viewers that need the whole file; larger ones are offered as a download. */
  whole: 50 * 1024 * 1024,
  /** The largest unpacked size (bytes) of a document: a small file can hold gigabytes. */
  unpacked: 300 * 1024 * 1024,
  /** A PDF up to this size (bytes) is read from beginning to end; of larger ones only the parts that are shown. */
  streamed: 4 * 1024 * 1024,
  /** Text is read in pieces of this size (bytes), if the server supports ranges. */
  textPiece: 256 * 1024,
  /** How far (bytes) a search loads a text. */
  searchedText: 20 * 1024 * 1024,
  /** Separated values up to this size (bytes) are shown as a table, larger ones as text. */
  values: 10 * 1024 * 1024,
  /** The most pixels of a picture: the browser needs four bytes for each, however small the file is. */
  dots: 150_000_000,
  /** Rows of a table, entries of an archive, and attachments that are shown at once. */
  rows: 500,
  /** Cells of a table that are drawn at once: wide tables get fewer rows. */
  cells: 25_000,
  /** Rows of a table that can be frozen. */
  frozenRows: 50,
  /** How long (ms) reading may take for an old office file, an archive, or one of its entries. */
  oldReading: 30_000,
  /** Paragraphs of an old office file that are shown at once. */
  paragraphs: 1000,
  /** Columns of a table that are shown. */
  columns: 100,
}

/** Where the data files of libraries are served: see vite/library-data.ts. */
export const pdfDataFolder = 'assets/pdf'
