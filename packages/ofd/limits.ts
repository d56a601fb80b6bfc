const megabyte = 1024 * 1024

/** What a file may ask of the browser. Real documents stay far below. */
export const limits = {
  /** Entries of a package. */
  entries: 50_000,
  /** Unpacked size of one entry, and of all (bytes). */
  entry: 128 * megabyte,
  total: 400 * megabyte,
  /** How many times larger a package may get, once it has more than `small` bytes unpacked. */
  ratio: 250,
  small: 32 * megabyte,
  /** Elements of one XML part, and how deep they may lie. */
  elements: 4_000_000,
  depth: 200,
  /** Objects that one page may draw, those of its templates and composites included. */
  objects: 2_000_000,
  /** Pixels of a picture. */
  dots: 150_000_000,
  /** Pages of a document. */
  pages: 50_000,
  /** How often a page and its templates may name templates. */
  templates: 1_000,
  /** Signatures of a document, and what all of them name with digests. */
  signatures: 200,
  references: 200_000,
}
