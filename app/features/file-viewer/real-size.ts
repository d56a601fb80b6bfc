import { Unzip, UnzipInflate } from 'fflate'

/** No deflated byte becomes more than so many. */
const mostOfOne = 1032
const piece = 64 * 1024

/**
 * Whether a zip unpacks to more than `limit`: what it says of its sizes can be a lie. Unpacks piece by piece, keeps
 * nothing, and ends at the limit; what cannot be unpacked is for those who read it to say.
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
