/** Receives the tokens of a rich text file. */
export interface RichTextTaker {
  open(): void
  close(): void
  /** `\name` or `\nameN`; a single non-letter character is a name as well. null = without a number. */
  word(name: string, value: number | null): void
  /** A character, or part of one: literal, or written as \'hh. */
  byte(code: number): void
}

const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
const backslash = 0x5c
const space = 0x20

/** Splits a rich text file into its tokens. No input is an error. */
export function cutRichText(bytes: Uint8Array, taker: RichTextTaker): void {
  for (let at = 0; at < bytes.length; ) {
    const code = bytes[at] ?? 0
    if (code === backslash) at = cutWord(bytes, at + 1, taker)
    else {
      if (code === 0x7b) taker.open()
      else if (code === 0x7d) taker.close()
      else if (code !== 0x0d && code !== 0x0a && code !== 0) taker.byte(code)
      at += 1
    }
  }
}

/** Processes what follows a backslash; returns where the next token begins. */
function cutWord(bytes: Uint8Array, start: number, taker: RichTextTaker): number {
  const first = bytes[start] ?? 0
  if (!isLetter(first)) return cutSign(bytes, start, taker)
  let at = start
  while (isLetter(bytes[at] ?? 0) && at - start < 40) at += 1
  const name = String.fromCharCode(...bytes.subarray(start, at))
  const numberAt = at
  if (bytes[at] === 0x2d) at += 1
  while (isDigit(bytes[at] ?? 0) && at - numberAt < 11) at += 1
  const value = Number.parseInt(String.fromCharCode(...bytes.subarray(numberAt, at)), 10)
  if (bytes[at] === space) at += 1
  // Binary data follows.
  if (name === 'bin') return at + Math.max(0, value || 0)
  taker.word(name, Number.isNaN(value) ? null : value)
  return at
}

function cutSign(bytes: Uint8Array, at: number, taker: RichTextTaker): number {
  const sign = String.fromCharCode(bytes[at] ?? 0)
  if (sign === "'") {
    const code = Number.parseInt(String.fromCharCode(...bytes.subarray(at + 1, at + 3)), 16)
    if (!Number.isNaN(code)) taker.byte(code)
    return at + 3
  }
  if ('\\{}'.includes(sign)) taker.byte(sign.charCodeAt(0))
  else taker.word(sign === '\r' || sign === '\n' ? 'par' : sign, null)
  return at + 1
}
