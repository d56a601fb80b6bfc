import { analyse } from 'chardet'
import { unmarkedUtf16 } from '../unmarked-utf16'

/** Encodings of texts in Chinese offices, by their names in browsers. */
export const encodings = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const

export type Encoding = (typeof encodings)[number]

/** The encoding of a text, detected from its first bytes. */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return unmarkedUtf16(head) ?? (isUtf8(head) ? 'utf-8' : chineseEncodingOf(head))
}

/** GB18030 includes GB 2312 and GBK. It is the default if there are too few characters to decide. */
export function chineseEncodingOf(bytes: Uint8Array): 'gb18030' | 'big5' {
  const found = new Map(analyse(bytes).map(({ name, confidence }) => [name, confidence]))
  return (found.get('Big5') ?? 0) > (found.get('GB18030') ?? 0) ? 'big5' : 'gb18030'
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // The last character may be incomplete, because only the head was read.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
