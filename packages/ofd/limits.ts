const megabyte = 1024 * 1024

/** Limits on what a file may demand of the browser. Real documents stay far below. */
export const limits = {
  /** Entries of a package. */
  entries: 50_000,
  /** Unpacked size of one entry, and of all (bytes). */
  entry: 128 * megabyte,
  total: 400 * megabyte,
  /** The highest compression ratio of a package that unpacks to more than `small` bytes. */
  ratio: 250,
  small: 32 * megabyte,
  /** Elements of one XML part, and how deeply they may be nested. */
  elements: 4_000_000,
  depth: 200,
  /** Objects that one page may draw, including those of its templates and composites. */
  objects: 2_000_000,
  /** Pixels of a picture. */
  dots: 150_000_000,
  /** Pages of a document. */
  pages: 50_000,
  /** How many templates a page may use, including those of its templates. */
  templates: 1_000,
  /** Signatures of a document, and all parts that they list with digests. */
  signatures: 200,
  references: 200_000,
}
