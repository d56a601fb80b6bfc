import type { FontTables } from './sfnt-writer'

interface Index {
  count: number
  /** Offsets of its first object's data, and of its end. */
  first: number
  firstEnd: number
  end: number
}

/** A bare CFF font (FontFile of some writers) as the tables of an OpenType font; null if it is not CFF. */
export function cffTables(bytes: Uint8Array): FontTables | null {
  const [major, , headerSize = 0] = bytes
  if (major !== 1 || headerSize < 4 || bytes.length < 16) return null
  const names = readIndex(bytes, headerSize)
  const tops = names && readIndex(bytes, names.end)
  if (!tops || tops.count === 0) return null
  const outlines = operandOf(bytes.subarray(tops.first, tops.firstEnd), 17)
  const charStrings = outlines === null ? null : readIndex(bytes, outlines)
  if (!charStrings || charStrings.count === 0) return null
  return new Map([
    ['CFF ', bytes],
    ['head', head()],
    ['hhea', hhea()],
    ['hmtx', hmtx(charStrings.count)],
    ['maxp', maxp(charStrings.count)],
  ])
}

function readIndex(bytes: Uint8Array, at: number): Index | null {
  const count = number(bytes, at, 2)
  if (count === 0) return { count, first: at + 2, firstEnd: at + 2, end: at + 2 }
  const size = bytes[at + 2] ?? 0
  if (size < 1 || size > 4) return null
  const offset = (place: number) => number(bytes, at + 3 + place * size, size)
  const data = at + 3 + (count + 1) * size - 1
  const end = data + offset(count)
  if (end > bytes.length) return null
  return { count, first: data + offset(0), firstEnd: data + offset(1), end }
}

function number(bytes: Uint8Array, at: number, size: number): number {
  let value = 0
  for (let place = 0; place < size; place += 1) value = value * 256 + (bytes[at + place] ?? 0)
  return value
}

/** The last operand before an operator of a DICT; null if the operator is missing. */
function operandOf(dict: Uint8Array, wanted: number): number | null {
  let last = 0
  for (let at = 0; at < dict.length; ) {
    const byte = dict[at] ?? 0
    if (byte <= 21) {
      if (byte === wanted) return last
      at += byte === 12 ? 2 : 1
      continue
    }
    const [value, length] = operand(dict, at, byte)
    last = value
    at += length
  }
  return null
}

function operand(dict: Uint8Array, at: number, byte: number): [value: number, length: number] {
  const next = dict[at + 1] ?? 0
  if (byte === 28) return [number(dict, at + 1, 2), 3]
  if (byte === 29) return [number(dict, at + 1, 4), 5]
  if (byte === 30) {
    let length = 1
    while (at + length < dict.length && ((dict[at + length] ?? 0) & 15) !== 15) length += 1
    return [0, length + 1]
  }
  if (byte < 247) return [byte - 139, 1]
  if (byte < 251) return [(byte - 247) * 256 + next + 108, 2]
  return [-(byte - 251) * 256 - next - 108, 2]
}

function head(): Uint8Array {
  const view = new DataView(new ArrayBuffer(54))
  view.setUint32(0, 0x00010000)
  view.setUint32(12, 0x5f0f3cf5)
  view.setUint16(16, 11)
  view.setUint16(18, 1000)
  view.setInt16(38, -200)
  view.setInt16(40, 1000)
  view.setInt16(42, 1000)
  return new Uint8Array(view.buffer)
}

function hhea(): Uint8Array {
  const view = new DataView(new ArrayBuffer(36))
  view.setUint32(0, 0x00010000)
  view.setInt16(4, 880)
  view.setInt16(6, -120)
  view.setUint16(10, 1000)
  view.setUint16(34, 1)
  return new Uint8Array(view.buffer)
}

/** The same width for all glyphs, because pages position every glyph themselves. */
function hmtx(glyphs: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + 2 * glyphs + 2))
  view.setUint16(0, 1000)
  return new Uint8Array(view.buffer, 0, 4 + 2 * (glyphs - 1))
}

function maxp(glyphs: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(6))
  view.setUint32(0, 0x00005000)
  view.setUint16(4, glyphs)
  return new Uint8Array(view.buffer)
}
