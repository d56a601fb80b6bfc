import { crc32, deflateSync } from 'node:zlib'

export interface Pixels {
  width: number
  height: number
  /** Red, green, blue, alpha of each pixel, row by row. */
  data: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The pixels as a PNG in a `data:` address. */
export function pngAddress(pixels: Pixels): string {
  const file = Buffer.concat([
    signature,
    chunk('IHDR', header(pixels)),
    chunk('IDAT', deflateSync(scanlines(pixels), { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}

function header({ width, height }: Pixels): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  // 8 bits a channel, with alpha; the standard's only compression and filter methods, not interlaced.
  bytes.set([8, 6, 0, 0, 0], 8)
  return bytes
}

/** Each row is written as its difference to the one above, of which little is left to compress. */
function scanlines({ width, height, data }: Pixels): Buffer {
  const stride = width * 4
  const lines = Buffer.alloc(height * (stride + 1))
  for (let row = 0; row < height; row += 1) {
    const to = row * (stride + 1)
    lines[to] = 2
    for (let at = 0; at < stride; at += 1) {
      const above = row === 0 ? 0 : (data[(row - 1) * stride + at] ?? 0)
      lines[to + 1 + at] = (data[row * stride + at] ?? 0) - above
    }
  }
  return lines
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
