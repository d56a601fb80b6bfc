import { Unzip, UnzipInflate } from 'fflate'

/** Deflate expands no byte to more than this number. */
const mostOfOne = 1032
const piece = 64 * 1024

/**
 * Whether a zip unpacks to more than `limit` bytes: its claimed sizes may be false. Unpacks piece by piece, keeps
 * nothing, and stops at the limit. Errors in the data are left to the file's readers.
 */
export function unpacksBeyond(bytes: Uint8Array, limit: number): boolean {
  if (bytes.length * mostOfOne <= limit) return false
  let total = 0
  const unzip = new Unzip((part) => {
    part.ondata = (error, chunk) => {
      if (!error) total += chunk.length
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && total <= limit; at += piece) {
      unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length)
    }
  } catch {
    return false
  }
  return total > limit
}
