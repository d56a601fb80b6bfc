/** Encodings of texts in Chinese offices, by the names that browsers know. */
export const encodings = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const

export type Encoding = (typeof encodings)[number]

/**
 * The encoding of a text, by its first bytes. If it is not UTF-8, GB18030 is assumed, which includes GB 2312 and GBK.
 */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  try {
    // The last character may be cut, because only the head was read.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'gb18030'
  }
}
