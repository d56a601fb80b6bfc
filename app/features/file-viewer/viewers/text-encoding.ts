/** Encodings of texts that Chinese offices have, by the names that browsers know. */
export const encodings = ['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const

export type Encoding = (typeof encodings)[number]

/** The encoding of a text, by its first bytes. What is not UTF-8 is taken for GB18030, which GB 2312 and GBK are part of. */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  try {
    // The last letter may be cut: there is more to come.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'gb18030'
  }
}
