import { Writable } from 'node:stream'

/** Gathers what React renders and hands it over whole. */
export function inOnePiece(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
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
 * React 18 writes its buffer of 2,048 bytes whole if a letter of several bytes did not fit at its end: what it
 * had left empty would stand in the page as null characters.
 */
function filled(chunk: Buffer): Buffer {
  let end = chunk.length
  while (end > 0 && chunk[end - 1] === 0) end -= 1
  return chunk.subarray(0, end)
}
