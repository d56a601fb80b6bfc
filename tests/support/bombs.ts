import { constants, deflateRawSync } from 'node:zlib'
import { pdfOf, streamOf } from '../../mock-platform/data/pdf-file'

const megabyte = 1 << 20

/** A deflated stream of this many megabytes of spaces, a kilobyte for each. */
function spaces(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(megabyte, ' '), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  })
  const end = Buffer.from([3, 0])
  return Buffer.concat([...Array.from({ length: megabytes }, () => piece), end])
}

interface Entry {
  name: string
  /** Deflated. */
  data: Buffer
  /** The unpacked size that the archive claims, in bytes. */
  said: number
}

/** A zip of these; entries with the same data share one copy of it, as in the worst bombs. */
function zipOf(entries: readonly Entry[]): Buffer {
  const places = new Map<Buffer, number>()
  const parts: Buffer[] = []
  let length = 0
  for (const entry of entries) {
    if (places.has(entry.data)) continue
    places.set(entry.data, length)
    const local = Buffer.concat([
      header(0x04034b50, entry, []),
      Buffer.from(entry.name),
      entry.data,
    ])
    parts.push(local)
    length += local.length
  }
  const list = Buffer.concat(
    entries.flatMap((entry) => {
      const place = places.get(entry.data) ?? 0
      return [
        header(0x02014b50, entry, [0, 0, 0, 0, 0, place & 0xffff, place >>> 16]),
        Buffer.from(entry.name),
      ]
    }),
  )
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(length, 16)
  return Buffer.concat([...parts, list, end])
}

/**
 * The head of an entry, either in front of its data or in the list (which has one version more, and `more` at its
 * end).
 */
function header(signature: number, { name, data, said }: Entry, more: readonly number[]): Buffer {
  const listed = more.length > 0
  const bytes = Buffer.alloc(listed ? 46 : 30)
  bytes.writeUInt32LE(signature, 0)
  const at = listed ? 6 : 4
  bytes.writeUInt16LE(20, at)
  bytes.writeUInt16LE(8, at + 4)
  bytes.writeUInt32LE(data.length, at + 14)
  bytes.writeUInt32LE(said, at + 18)
  bytes.writeUInt16LE(name.length, at + 22)
  more.forEach((value, place) => {
    bytes.writeUInt16LE(value, 32 + place * 2)
  })
  return bytes
}

/** Ten files of a gigabyte each in one megabyte. */
export function archiveBomb(): Buffer {
  const data = spaces(1_024)
  const names = Array.from({ length: 10 }, (_, at) => `${at}.txt`)
  return zipOf(names.map((name) => ({ name, data, said: 1_024 * megabyte })))
}

/** An office document whose part of this name unpacks to 400 MB; `lies` = it claims to be small. */
export function officeBomb(part: string, lies: boolean): Buffer {
  const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
  return zipOf([
    { name: '[Content_Types].xml', data: deflateRawSync(types), said: types.length },
    { name: part, data: spaces(400), said: lies ? 1_000 : 400 * megabyte },
  ])
}

/** A PDF of one page whose page tree is `depth` deep, and which nests as many arrays in each other. */
export function deepPdf(depth: number): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>']
  for (let level = 0; level < depth; level += 1) {
    const parent = level > 0 ? `/Parent ${level + 1} 0 R` : ''
    objects.push(`<< /Type /Pages ${parent} /Kids [${level + 3} 0 R] /Count 1 >>`)
  }
  const nested = '['.repeat(depth) + ']'.repeat(depth)
  objects.push(
    `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 200 200] /Contents ${depth + 3} 0 R /Annots ${nested} >>`,
  )
  return pdfOf([...objects, streamOf('q '.repeat(depth))])
}
