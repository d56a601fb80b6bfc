import { strFromU8, unzipSync } from 'fflate'
import { type FailureName, FileFailure } from './file-source'
import { viewerLimits } from './limits'
import { unpacksBeyond } from './real-size'

export interface PackageEntry {
  /** As the zip's reader gives it: see readableNames. */
  name: string
  size: number
}

const openKinds = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const

type OpenKind = (typeof openKinds)[keyof typeof openKinds]

export type PackageKind = 'word' | 'sheet' | 'slides' | 'ofd' | OpenKind | 'zip'

/** The part that identifies each format, whatever the file's name. */
const parts: readonly (readonly [PackageKind, RegExp])[] = [
  ['word', /^word\/document\.xml$/],
  ['sheet', /^xl\/workbook\.xml$/],
  ['slides', /^ppt\/presentation\.xml$/],
  ['ofd', /^\/?OFD\.xml$/i],
]

type OpenedPackage = { kind: PackageKind; entries: PackageEntry[] } | { failure: FailureName }

/** The entries of a zip, without unpacking it, and the kind that they make it; or why it is not shown. */
export function openPackage(bytes: Uint8Array): OpenedPackage {
  const entries: PackageEntry[] = []
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries.push({ name, size: originalSize })
        return false
      },
    })
  } catch {
    return { failure: 'broken' }
  }
  const kind = packageKindOf(entries) ?? openKindOf(bytes) ?? 'zip'
  if (kind !== 'zip' && isHuge(bytes, entries)) return { failure: 'huge' }
  return { kind, entries }
}

/** What an entry of a zip, `at` in its list, holds, and no more than it claims. Throws FileFailure. */
export function readEntry(
  bytes: Uint8Array,
  at: number,
  { size }: PackageEntry,
): Uint8Array<ArrayBuffer> {
  if (size > viewerLimits.whole) throw new FileFailure('huge')
  let place = -1
  try {
    const found = unzipSync(bytes, {
      filter() {
        place += 1
        return place === at
      },
    })
    const [content] = Object.values(found)
    if (content) return Uint8Array.from(content)
  } catch {
    // Encrypted, or of a method that is out of use.
  }
  throw new FileFailure('broken')
}

/** Checks the claimed sizes, and then the real one. */
function isHuge(bytes: Uint8Array, entries: readonly PackageEntry[]): boolean {
  const said = entries.reduce((sum, { size }) => sum + size, 0)
  return said > viewerLimits.unpacked || unpacksBeyond(bytes, viewerLimits.unpacked)
}

function packageKindOf(entries: readonly PackageEntry[]): PackageKind | null {
  const found = parts.find(([, part]) => entries.some(({ name }) => part.test(name)))
  return found?.[0] ?? null
}

/** The most bytes of a part that only says what the package is. */
const mostOfMark = 1024 * 1024
const openMark = /application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)\b/

/** Whether a package is an OpenDocument. */
export function isOpenKind(kind: PackageKind): kind is OpenKind {
  return kind === 'odt' || kind === 'ods' || kind === 'odp'
}

/** The kind of an OpenDocument: its first part says it, else the list of its parts. null = none. */
function openKindOf(bytes: Uint8Array): OpenKind | null {
  try {
    const marks = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        ['mimetype', 'META-INF/manifest.xml'].includes(name) && originalSize <= mostOfMark,
    })
    const mark = marks.mimetype ?? marks['META-INF/manifest.xml'] ?? new Uint8Array()
    const kind = openMark.exec(strFromU8(mark))?.[1]
    return kind ? openKinds[kind as keyof typeof openKinds] : null
  } catch {
    return null
  }
}
