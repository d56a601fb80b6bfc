import { unzipSync } from 'fflate'
import { guarded, OfdError } from '../errors'
import { limits } from '../limits'
import { normalPath } from './paths'

/** The parts of a package, unpacked when they are asked for. */
export interface OfdPackage {
  /** All parts by the names that the file gives them. */
  names: readonly string[]
  /** The bytes of a part; null if there is none. A name may differ in case, or begin with a slash. */
  read(path: string): Uint8Array | null
  has(path: string): boolean
}

/** Opens a zip. Throws OfdError if it is none, is encrypted, or would unpack to too much. */
export function openZip(bytes: Uint8Array): OfdPackage {
  const entries = listEntries(bytes)
  const byPath = new Map<string, string>()
  for (const name of entries) {
    // A folder is no part, whatever the entry holds.
    if (/[\\/]$/.test(name)) continue
    const path = normalPath(name)
    // The first of two wins: it is the one that other readers show.
    if (!byPath.has(path)) byPath.set(path, name)
  }
  const find = (path: string) => byPath.get(normalPath(path))
  return {
    names: entries,
    has: (path) => find(path) !== undefined,
    read(path) {
      const name = find(path)
      return name === undefined ? null : unpack(bytes, name)
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

/** Names of all entries, without unpacking. The claimed sizes are limits for the unpacking, too: fflate keeps to them. */
function listEntries(bytes: Uint8Array): string[] {
  if (isEncryptedZip(bytes)) throw new OfdError('encrypted', 'the entries are encrypted')
  const names: string[] = []
  let total = 0
  guarded('zip', () =>
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name)
        total += originalSize
        if (originalSize > limits.entry || total > limits.total || names.length > limits.entries) {
          throw new OfdError('huge', 'the package would unpack to too much')
        }
        return false
      },
    }),
  )
  if (total > limits.small && total > bytes.length * limits.ratio) {
    throw new OfdError('huge', 'the package would grow too much')
  }
  return names
}

/** Bit 0 of the first entry's flags. */
function isEncryptedZip(bytes: Uint8Array): boolean {
  const isEntry = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
  return isEntry && ((bytes[6] ?? 0) & 1) === 1
}
