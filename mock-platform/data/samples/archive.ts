import { strToU8, type Zippable, zipSync } from 'fflate'

/** A zip of texts and of what is binary already; always the same bytes for the same parts. */
export function zipOf(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([path, part]) => [
      path,
      typeof part === 'string' ? strToU8(part) : part,
    ]),
  )
  return Buffer.from(zipSync(files, { mtime: new Date(2026, 0, 5, 9) }))
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
