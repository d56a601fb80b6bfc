import { crc32 } from 'node:zlib'

/** Made by 7-Zip: 材料/清单.txt (two lines), 说明.md, and a file in a folder `__proto__`. */
export const sevenZip = Buffer.from(
  'N3q8ryccAAS30lCOswAAAAAAAAAhAAAAAAAAAFvZ6kUBAC9pbnNpZGXnrKzkuIDooYwg5riF5Y2VCuesrOS6jOihjA' +
    'ojIOivtOaYjgrmraPmlocAAACBMweuD9E9XiygkKB3XsVAGI0jEUetm7wsD4w0jNAIC+6Orwu9wqSzx99NM7s69X/N' +
    'XyK3T/f4yoqvMUTB+PDaCpJ6fFtre9n3bNDTu96qtZRrR5jhM0+S6tAo0IfM8YGa95AUGZZR3qBt924MM+h62NALGK' +
    'jSm0GJenp9wBcGNAEJfwAHCwEAASMDAQEFXQAQAAAMgLYKAX8h2sYAAA==',
  'base64',
)

/** Made by 7-Zip with a password: 说明.md. Even the names are encrypted. */
export const lockedNames = Buffer.from(
  'N3q8ryccAASaryaukAAAAAAAAAAuAAAAAAAAAMwYWJEmH+fkqB0NWGbNPHo40uj0SGr0R6d50ruAMNu6sfK4oXRxxF' +
    'VKKoaIcDe8oAKxJ1Mnwp80xEZ2aT0KBHyMCqcS428zuribi0/aJy+OuVSVJ758vrGnBgmanISZ0sLmLgK3N17Oure+' +
    'gMmIcpwxn3UpZRSfzJJkWtk6YQPco5jmrraUv2gHiVExGTAa/Oi0C2UXBiABCXAABwsBAAEkBvEHARJTD6UrQkGEMB' +
    'X968y8abX4yZ4MYgoB3NwizgAA',
  'base64',
)

/** The same with readable names. */
export const lockedFiles = Buffer.from(
  'N3q8ryccAASM1DY1IAAAAAAAAABiAAAAAAAAAO9bF0l8whI9bmQhzORJwC9YXSHBy1ZY6HvNmq3Fq/duB/oJdAEEBg' +
    'ABCSAABwsBAAIkBvEHARJTD9ZyQSqheodNnhMyFkGsd7ohIQEAAQAMEw8ACAoBfPIJ1QAABQEZAQARDQD0iw5mLgBt' +
    'AGQAAAAUCgEAH71a8hJ/3QEVBgEAIICkgQAA',
  'base64',
)

/** A RAR 5 archive whose files are stored uncompressed. Written here, because no free program creates RAR. */
export function rarOf(files: Record<string, string>): Buffer {
  return Buffer.concat([
    Buffer.from('526172211a070100', 'hex'),
    rarBlock(1, [0]),
    ...Object.entries(files).map(([name, text]) => storedFile(name, Buffer.from(text))),
    rarBlock(5, [0]),
  ])
}

function storedFile(name: string, data: Buffer): Buffer {
  const sum = Buffer.alloc(4)
  sum.writeUInt32LE(crc32(data))
  const called = Buffer.from(name)
  const hasSum = 4
  // Flags, size, attributes; checksum; stored, by Unix.
  const facts = [hasSum, ...variable(data.length), 0, ...sum, 0, 1]
  return rarBlock(2, [...facts, ...variable(called.length), ...called], data)
}

/** `fields`: bytes after the block's own. */
function rarBlock(type: number, fields: readonly number[], data?: Buffer): Buffer {
  const hasData = 2
  const head = data ? [type, hasData, ...variable(data.length), ...fields] : [type, 0, ...fields]
  const sized = Buffer.from([...variable(head.length), ...head])
  const sum = Buffer.alloc(4)
  sum.writeUInt32LE(crc32(sized))
  return Buffer.concat([sum, sized, data ?? Buffer.alloc(0)])
}

/** Seven bits per byte, lowest first. */
function variable(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...variable(value >> 7)]
}
