/** Block types of RAR: version 4 identifies them by marks, version 5 by numbers. */
const fourth = { mark: 'Rar!\x1a\x07\x00', end: 0x7b }
const fifth = { mark: 'Rar!\x1a\x07\x01\x00', locked: 4, end: 5 }

/**
 * Whether the end of an archive is missing: libarchive lists the entries before it without reporting that. For
 * compressed tars this cannot be determined.
 */
export function lacksEnd(bytes: Uint8Array): boolean {
  const starts = (mark: string) => [...mark].every((sign, at) => bytes[at] === sign.charCodeAt(0))
  if (starts(fifth.mark)) return lacksFifthEnd(bytes)
  if (starts(fourth.mark)) return lacksFourthEnd(bytes)
  return isTar(bytes) && bytes.subarray(-512).some((byte) => byte !== 0)
}

const isTar = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(257, 262)) === 'ustar'

/** Follows the blocks; the last one says whether another volume follows. */
function lacksFifthEnd(bytes: Uint8Array): boolean {
  let at = fifth.mark.length
  while (at < bytes.length) {
    const fields = variablesFrom(bytes, at + 4)
    const size = fields()
    const head = fields.at()
    const [type, flags] = [fields(), fields()]
    if (type === fifth.locked) return false
    if (flags & 1) fields()
    const data = flags & 2 ? fields() : 0
    if (type === fifth.end) return (fields() & 1) === 1
    at = head + size + data
    // An empty block leads nowhere, so the end cannot be found.
    if (size === 0) return true
  }
  return true
}

/** Reads consecutive numbers with seven bits per byte, the lowest bits first. */
function variablesFrom(bytes: Uint8Array, start: number) {
  let at = start
  const next = () => {
    let value = 0
    for (let weight = 1; ; weight *= 128) {
      const byte = bytes[at] ?? 0
      at += 1
      value += (byte & 127) * weight
      if (byte < 128 || weight > 2 ** 40) return value
    }
  }
  next.at = () => at
  return next
}

/** Versions before 3 have no end block: they end with the file. */
function lacksFourthEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hasData = 0x8000
  const nextVolume = 1
  let at = fourth.mark.length
  while (at + 7 <= bytes.length) {
    const [type, flags, size] = [
      bytes[at + 2],
      view.getUint16(at + 3, true),
      view.getUint16(at + 5, true),
    ]
    if (type === fourth.end) return (flags & nextVolume) === nextVolume
    // The blocks that follow are encrypted.
    if (type === 0x73 && flags & 0x80) return false
    if (size < 7) return true
    const data = flags & hasData && at + 11 <= bytes.length ? view.getUint32(at + 7, true) : 0
    at += size + data
  }
  return at !== bytes.length
}
