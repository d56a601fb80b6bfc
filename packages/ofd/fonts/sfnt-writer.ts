/** Tables of a font by their four-letter tags. */
export type FontTables = ReadonlyMap<string, Uint8Array>

/** A font file with these tables. */
export function writeSfnt(flavor: number, tables: FontTables): Uint8Array<ArrayBuffer> {
  const names = [...tables.keys()].sort()
  const head = 12 + names.length * 16
  const size = names.reduce((sum, name) => sum + padded(tables.get(name)?.length ?? 0), head)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  const power = 2 ** Math.floor(Math.log2(Math.max(1, names.length)))
  view.setUint32(0, flavor)
  view.setUint16(4, names.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (names.length - power) * 16)
  let at = head
  for (const [place, name] of names.entries()) {
    const table = tables.get(name) ?? new Uint8Array()
    const entry = 12 + place * 16
    for (let letter = 0; letter < 4; letter += 1) bytes[entry + letter] = name.charCodeAt(letter)
    bytes.set(table, at)
    const end = at + padded(table.length)
    view.setUint32(entry + 4, sumOf(view, at, end))
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, table.length)
    at = end
  }
  return bytes
}

const padded = (length: number) => Math.ceil(length / 4) * 4

function sumOf(view: DataView, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

/** The first of the private-use characters that stand for glyph numbers. */
export const firstGlyphCharacter = 0xf0000
const mostGlyphs = 0xfffd

/** The private-use character for a glyph number. */
export function glyphCharacter(glyph: number): string {
  return String.fromCodePoint(firstGlyphCharacter + Math.min(mostGlyphs, Math.max(0, glyph)))
}

/** A character map with a private-use character for every glyph, because canvases can only draw characters. */
export function glyphMap(glyphs: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(12 + 28))
  view.setUint16(2, 1)
  view.setUint16(4, 3)
  view.setUint16(6, 10)
  view.setUint32(8, 12)
  view.setUint16(12, 12)
  view.setUint32(16, 28)
  view.setUint32(24, 1)
  view.setUint32(28, firstGlyphCharacter)
  view.setUint32(32, firstGlyphCharacter + Math.max(0, Math.min(mostGlyphs, glyphs) - 1))
  return new Uint8Array(view.buffer)
}

/** Tables that browsers require besides the outlines, and that embedded subsets lack. */
export function requiredTables(): [string, Uint8Array][] {
  return [
    ['OS/2', windowsTable()],
    ['post', postTable()],
    ['name', new Uint8Array([0, 0, 0, 0, 0, 6])],
  ]
}

function windowsTable(): Uint8Array {
  const view = new DataView(new ArrayBuffer(96))
  view.setUint16(0, 3)
  view.setUint16(4, 400)
  view.setUint16(6, 5)
  view.setUint16(64, 0x20)
  view.setUint16(66, 0xffff)
  view.setInt16(68, 880)
  view.setInt16(70, -120)
  view.setUint16(74, 880)
  view.setUint16(76, 120)
  return new Uint8Array(view.buffer)
}

function postTable(): Uint8Array {
  const view = new DataView(new ArrayBuffer(32))
  view.setUint32(0, 0x00030000)
  return new Uint8Array(view.buffer)
}
