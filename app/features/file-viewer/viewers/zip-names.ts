import type { PackageEntry } from '../package-kind'
import { chineseEncodingOf } from './text-encoding'

/**
 * Decodes names by older Chinese programs, whose bytes arrive as one Latin-1 character each. All names of a zip have
 * the same encoding.
 */
export function readableNames(entries: readonly PackageEntry[]): readonly PackageEntry[] {
  const names = entries.map(({ name }) => oldBytesOf(name))
  const old = names.filter((bytes) => bytes !== null)
  if (old.length === 0) return entries
  const sample = old.slice(0, 200).flatMap((bytes) => [...bytes, 0x0a])
  const decoder = new TextDecoder(chineseEncodingOf(Uint8Array.from(sample)))
  return entries.map((entry, at) => {
    const bytes = names[at]
    return bytes ? { ...entry, name: utf8Of(bytes) ?? decoder.decode(bytes) } : entry
  })
}

/** null = the name is already decoded. */
function oldBytesOf(name: string): Uint8Array | null {
  const codes = [...name].map((letter) => letter.charCodeAt(0))
  const isOld = codes.some((code) => code > 0x7f) && codes.every((code) => code <= 0xff)
  return isOld ? Uint8Array.from(codes) : null
}

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
