/** Bytes per value by type number; unknown types are not read. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

/** Tags that lead to further directories, which the first picture does not need. */
const leading = new Set([330, 34665, 34853, 37500, 50740, 61440])

/** A tag without a meaning. */
const unused = 65_535

/**
 * A copy of a TIFF with only its first directory; null if that claims more than the file holds. The decoder follows
 * directories and counts wherever they lead, even in a circle.
 */
export function firstDirectory(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const copy = Uint8Array.from(bytes)
  const view = new DataView(copy.buffer)
  const small = copy[0] === 0x49
  if (copy.length < 8) return null
  const start = view.getUint32(4, small)
  if (start + 2 > copy.length) return null
  const end = start + 2 + view.getUint16(start, small) * 12
  if (end + 4 > copy.length) return null
  for (let at = start + 2; at < end; at += 12) {
    const size = sizes[view.getUint16(at + 2, small)] ?? 0
    if (view.getUint32(at + 4, small) * size > copy.length) return null
    if (leading.has(view.getUint16(at, small))) view.setUint16(at, unused, small)
  }
  view.setUint32(end, 0, small)
  return copy
}
