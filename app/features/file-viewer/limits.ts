/** How the viewer reads files (FILE-03). */
export const viewerLimits = {
  /** So many first bytes tell what a file is. */
  head: 8 * 1024,
  /** Files that a viewer needs as a whole may be so large; larger ones are offered as a download. */
  whole: 50 * 1024 * 1024,
  /** What a document may be once it is unpacked: a small file can hold gigabytes. */
  unpacked: 300 * 1024 * 1024,
  /** Text comes in pieces of so many bytes, as far as the server gives pieces. */
  textPiece: 256 * 1024,
  /** Values with commas between them are a table up to so many bytes, and text beyond. */
  values: 10 * 1024 * 1024,
  /** Dots of a picture: the browser needs four bytes for each, however small the file is. */
  dots: 150_000_000,
  /** Rows of a table, and entries of an archive, that are shown at once. */
  rows: 500,
  /** Columns of a table that are shown. */
  columns: 100,
}

/** Where the data files of the PDF library are served: see vite/pdf-data.ts. */
export const pdfDataFolder = 'assets/pdf'
