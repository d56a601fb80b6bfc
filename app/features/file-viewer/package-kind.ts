import { unzipSync } from 'fflate'
import type { FailureName } from './file-source'
import { viewerLimits } from './limits'
import { unpacksBeyond } from './real-size'

export interface PackageEntry {
  name: string
  size: number
}

type PackageKind = 'word' | 'sheet' | 'slides' | 'ofd' | 'zip'

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
        entries.push({ name: readableName(name), size: originalSize })
        return false
      },
    })
  } catch {
    return { failure: 'broken' }
  }
  const kind = packageKindOf(entries)
  if (kind !== 'zip' && isHuge(bytes, entries)) return { failure: 'huge' }
  return { kind, entries }
}

/** Checks the claimed sizes, and then the real one. */
function isHuge(bytes: Uint8Array, entries: readonly PackageEntry[]): boolean {
  const said = entries.reduce((sum, { size }) => sum + size, 0)
  return said > viewerLimits.unpacked || unpacksBeyond(bytes, viewerLimits.unpacked)
}

function packageKindOf(entries: readonly PackageEntry[]): PackageKind {
  const found = parts.find(([, part]) => entries.some(({ name }) => part.test(name)))
  return found?.[0] ?? 'zip'
}

/** Older Chinese programs wrote names whose bytes arrive as one Latin-1 character each. */
function readableName(name: string): string {
  const codes = [...name].map((letter) => letter.charCodeAt(0))
  if (!codes.some((code) => code > 0x7f) || codes.some((code) => code > 0xff)) return name
  const bytes = Uint8Array.from(codes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
