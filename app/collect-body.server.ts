import { Writable } from 'node:stream'

/** Collects what React renders, and calls `done` with all of it. */
export function collectBody(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(filled(chunk))
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}

/**
 * React 18 writes its whole buffer of 2,048 bytes even if a multi-byte character did not fit at its end: the unused
 * bytes would appear in the page as null characters.
 */
function filled(chunk: Buffer): Buffer {
  let end = chunk.length
  while (end > 0 && chunk[end - 1] === 0) end -= 1
  return chunk.subarray(0, end)
}
