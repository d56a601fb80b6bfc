import { cffTables } from './cff'
import { type FontTables, glyphMap, requiredTables, writeSfnt } from './sfnt-writer'

const trueType = 0x00010000
const openType = 0x4f54544f

/**
 * The tables that glyphs need; others (kerning, ligatures, names) would only move or replace glyphs that a page has
 * positioned.
 */
const kept = new Set(
  ['head', 'hhea', 'hmtx', 'maxp', 'cvt ', 'fpgm', 'prep', 'glyf', 'loca', 'CFF ', 'OS/2'].concat([
    'post',
    'name',
    'cmap',
    'gasp',
    'vhea',
    'vmtx',
    'VORG',
  ]),
)

/** An embedded font, repaired for browsers. */
export interface EmbeddedFont {
  /** With its own character map; null = it has none. */
  characters: Uint8Array<ArrayBuffer> | null
  /** With a private-use character for each glyph, see glyphCharacter. */
  glyphs(): Uint8Array<ArrayBuffer>
}

/** Reads a TrueType, OpenType or bare CFF font; null if it is another format. */
export function readFont(bytes: Uint8Array): EmbeddedFont | null {
  const tables = tablesOf(bytes) ?? cffTables(bytes)
  const count = tables && glyphCount(tables)
  if (!tables || !count || !tables.has('head')) return null
  const flavor = tables.has('CFF ') ? openType : trueType
  const complete = new Map([...requiredTables(), ...tables])
  return {
    characters: tables.has('cmap') ? writeSfnt(flavor, complete) : null,
    glyphs: () => writeSfnt(flavor, new Map([...complete, ['cmap', glyphMap(count)]])),
  }
}

function tablesOf(bytes: Uint8Array): FontTables | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12) return null
  const signature = view.getUint32(0)
  // A collection: use its first font.
  if (signature === 0x74746366) return directory(bytes, view, view.getUint32(12))
  const known = [trueType, openType, 0x74727565]
  return known.includes(signature) ? directory(bytes, view, 0) : null
}

function directory(bytes: Uint8Array, view: DataView, start: number): FontTables | null {
  if (start + 12 > bytes.length) return null
  const count = view.getUint16(start + 4)
  const tables = new Map<string, Uint8Array>()
  for (let place = 0; place < count; place += 1) {
    const entry = start + 12 + place * 16
    if (entry + 16 > bytes.length) break
    const name = String.fromCharCode(...bytes.subarray(entry, entry + 4))
    const from = view.getUint32(entry + 8)
    const length = view.getUint32(entry + 12)
    if (kept.has(name) && from < bytes.length) tables.set(name, bytes.subarray(from, from + length))
  }
  return tables
}

function glyphCount(tables: FontTables): number {
  const maxp = tables.get('maxp')
  return maxp && maxp.length >= 6 ? ((maxp[4] ?? 0) << 8) | (maxp[5] ?? 0) : 0
}
