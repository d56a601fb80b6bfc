import { createCipheriv, createHash } from 'node:crypto'

const blockSize = 256 * 1024

/**
 * Any number of bytes, generated as they are read. A seed always gives the same byte at the same position, so that
 * tests can check that separately fetched parts fit together. Each block contains its number, which reveals missing and
 * duplicate blocks.
 */
export async function* generatedBytes(
  seed: string,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  const block = blockOf(seed)
  let at = start
  while (at < end) {
    const number = Math.floor(at / blockSize)
    const inside = at - number * blockSize
    const length = Math.min(blockSize - inside, end - at)
    const piece = Buffer.from(block)
    piece.writeBigUInt64BE(BigInt(number))
    yield piece.subarray(inside, inside + length)
    at += length
  }
}

function blockOf(seed: string): Buffer {
  const key = createHash('sha256').update(seed).digest().subarray(0, 16)
  return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(blockSize))
}
