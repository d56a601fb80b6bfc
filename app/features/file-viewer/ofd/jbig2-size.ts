/** Segment types that start with a size: regions, and page information. */
const sized = new Set([4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48])

/**
 * Whether each bitmap of a JBIG2 file has at most `most` pixels. The decoder allocates them before it reads their data.
 */
export function jbig2Fits(bytes: Uint8Array, most: number): boolean {
  try {
    return segmentsFit(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), most)
  } catch {
    // A segment extends beyond the end of the file.
    return false
  }
}

function segmentsFit(view: DataView, most: number): boolean {
  const flags = view.getUint8(8)
  const inOrder = (flags & 1) === 1
  let at = (flags & 2) === 2 ? 9 : 13
  const waiting: { type: number; length: number }[] = []
  while (at < view.byteLength) {
    const segment = segmentAt(view, at)
    at = segment.end
    // A segment of unknown length could hide what follows it.
    if (segment.length === 0xffffffff) return false
    if (inOrder) {
      if (!fits(view, segment.type, at, most)) return false
      at += segment.length
    } else waiting.push(segment)
    if (!inOrder && segment.type === endOfFile) break
  }
  return waiting.every(({ type, length }) => {
    const good = fits(view, type, at, most)
    at += length
    return good
  })
}

const endOfFile = 51

function fits(view: DataView, type: number, at: number, most: number): boolean {
  return !sized.has(type) || view.getUint32(at) * view.getUint32(at + 4) <= most
}

/** The header of a segment (ITU-T T.88, 7.2). */
function segmentAt(view: DataView, from: number) {
  const number = view.getUint32(from)
  const flags = view.getUint8(from + 4)
  let at = from + 5
  let references = view.getUint8(at) >> 5
  if (references === 7) {
    references = view.getUint32(at) & 0x1fffffff
    at += 4 + ((references + 8) >> 3)
  } else at += 1
  at += references * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4)
  at += (flags & 0x40) !== 0 ? 4 : 1
  return { type: flags & 0x3f, length: view.getUint32(at), end: at + 4 }
}
