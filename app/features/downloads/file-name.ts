/** Longer names are cut: file systems allow 255 bytes. */
const longestName = 80
const longestRead = 4_000

/** Control characters, and those that reverse the writing direction, so that `exe.txt` reads as `txt.exe`. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A name that every file system accepts; '' if nothing of it is left. */
export function cleanName(name: string): string {
  // The patterns below would restart at each position of a run, so a name of millions of blanks would take minutes.
  const bounded = name.length > longestRead ? name.slice(0, 2_000) + name.slice(-100) : name
  const plain = bounded
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const characters = [...plain]
  if (characters.length <= longestName) return plain
  const end = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return characters.slice(0, longestName - [...end].length).join('') + end
}

/** The file's name from a Content-Disposition header (RFC 6266); '' if it has none. */
export function nameOfDisposition(header: string | null): string {
  if (!header) return ''
  const extended = /;\s*filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(header)
  if (extended) {
    const name = decoded(unescaped(extended[2] ?? ''), extended[1])
    if (name) return name
  }
  const [, quoted, token] =
    /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header) ?? []
  const name = quoted?.replace(/\\(.)/g, '$1') ?? token ?? ''
  // Headers arrive as one character per byte, but many servers send UTF-8 in them.
  return decoded(Uint8Array.from(name, (one) => one.charCodeAt(0))) || name
}

function unescaped(text: string): Uint8Array {
  const bytes = text.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return Uint8Array.from(bytes, (one) => one.charCodeAt(0))
}

/** '' if the bytes are not valid text in that charset. */
function decoded(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}
