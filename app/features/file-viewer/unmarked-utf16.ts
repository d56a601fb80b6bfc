/**
 * Whether bytes are UTF-16 without a byte order mark: Latin letters, digits and line ends have a zero always on the
 * same side.
 */
export function unmarkedUtf16(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0 || (even > 0 && odd > 0)) return null
  const encoding = odd > 0 ? 'utf-16le' : 'utf-16be'
  return isPlain(head, encoding) ? encoding : null
}

/** Whether the bytes decode, without control characters other than those common in text. */
function isPlain(head: Uint8Array, encoding: string): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true })
    return !/(?![\t\n\f\r])\p{Cc}/u.test(text)
  } catch {
    return false
  }
}
