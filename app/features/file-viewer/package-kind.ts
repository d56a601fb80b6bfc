import { strFromU8, unzipSync } from 'fflate'
import { type FailureName, FileFailure } from './file-source'
import { viewerLimits } from './limits'
import { unpacksBeyond } from './real-size'

export interface PackageEntry {
  /** As the zip reader returns it: see readableNames. */
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

/** The entries of a zip, without unpacking it, and the file type that they indicate; or why it is not shown. */
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

/** The content of a zip's entry, `at` = its index in the list; no more than its claimed size. Throws FileFailure. */
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
    // The entry is encrypted, or uses an obsolete method.
  }
  throw new FileFailure('broken')
}

/** Checks the claimed sizes first, then the actual size. */
function isHuge(bytes: Uint8Array, entries: readonly PackageEntry[]): boolean {
  const said = entries.reduce((sum, { size }) => sum + size, 0)
  return said > viewerLimits.unpacked || unpacksBeyond(bytes, viewerLimits.unpacked)
}

function packageKindOf(entries: readonly PackageEntry[]): PackageKind | null {
  const found = parts.find(([, part]) => entries.some(({ name }) => part.test(name)))
  return found?.[0] ?? null
}

/** The maximum size (bytes) of a part that only identifies the package. */
const mostOfMark = 1024 * 1024
const openMark = /application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)\b/

/** Whether a package is an OpenDocument. */
export function isOpenKind(kind: PackageKind): kind is OpenKind {
  return kind === 'odt' || kind === 'ods' || kind === 'odp'
}

/** The type of an OpenDocument, from its first part, otherwise from its manifest. null = not an OpenDocument. */
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
