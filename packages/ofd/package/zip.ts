import { unzipSync } from 'fflate'
import { guarded, OfdError } from '../errors'
import { limits } from '../limits'
import { normalPath } from './paths'

/** The parts of a package, unpacked on demand. */
export interface OfdPackage {
  /** All parts by their names in the file. */
  names: readonly string[]
  /** The bytes of a part; null if there is none. The name may differ in case, or have a leading slash. */
  read(path: string): Uint8Array | null
  has(path: string): boolean
  /** Unpacked size of a part (bytes) as declared by the package; null if there is none. */
  size(path: string): number | null
}

/** Opens a zip. Throws OfdError if it is not a zip, is encrypted, or would unpack to too much. */
export function openZip(bytes: Uint8Array): OfdPackage {
  const entries = listEntries(bytes)
  const byPath = new Map<string, Entry>()
  for (const entry of entries) {
    const { name } = entry
    // A folder is not a part, even if its entry has content.
    if (/[\\/]$/.test(name)) continue
    const path = normalPath(name)
    // The first of two parts with the same name wins, because other readers show that one.
    if (!byPath.has(path)) byPath.set(path, entry)
  }
  const find = (path: string) => byPath.get(normalPath(path))
  return {
    names: entries.map(({ name }) => name),
    has: (path) => find(path) !== undefined,
    size: (path) => find(path)?.size ?? null,
    read(path) {
      const entry = find(path)
      return entry ? unpack(bytes, entry.name) : null
    },
  }
}

function unpack(bytes: Uint8Array, wanted: string): Uint8Array | null {
  return guarded(wanted, () => {
    let found = false
    const files = unzipSync(bytes, {
      filter({ name }) {
        if (found || name !== wanted) return false
        found = true
        return true
      },
    })
    return files[wanted] ?? null
  })
}

interface Entry {
  name: string
  size: number
}

/** All entries, without unpacking. The declared sizes also limit the unpacking: fflate enforces them. */
function listEntries(bytes: Uint8Array): Entry[] {
  if (isEncryptedZip(bytes)) throw new OfdError('encrypted', 'the entries are encrypted')
  const entries: Entry[] = []
  let total = 0
  guarded('zip', () =>
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries.push({ name, size: originalSize })
        total += originalSize
        if (
          originalSize > limits.entry ||
          total > limits.total ||
          entries.length > limits.entries
        ) {
          throw new OfdError('huge', 'the package would unpack to too much')
        }
        return false
      },
    }),
  )
  if (total > limits.small && total > bytes.length * limits.ratio) {
    throw new OfdError('huge', 'the package would grow too much')
  }
  return entries
}

/** Bit 0 of the first entry's flags. */
function isEncryptedZip(bytes: Uint8Array): boolean {
  const isEntry = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
  return isEntry && ((bytes[6] ?? 0) & 1) === 1
}
