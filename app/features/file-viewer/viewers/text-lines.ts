import type { Encoding } from './text-encoding'

/** Lines that arrived together, and the number of the first. */
export interface LinePiece {
  first: number
  lines: string[]
}

/** A longer line is broken here: otherwise a whole piece would be laid out as one line. */
const longestLine = 20_000

/** Splits the bytes of a text into lines as they arrive; an incomplete line waits for the next bytes. */
export function createLineReader(encoding: Encoding) {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  let next = 1
  return (bytes: Uint8Array, last: boolean): LinePiece => {
    const text = rest + decoder.decode(bytes, { stream: !last })
    const lines = text.split(/\r\n|\n|\r(?!$)/).flatMap(breakLong)
    rest = last ? '' : (lines.pop() ?? '')
    // A text that ends with a line break has no line after it.
    if (last && lines.length > 1 && lines.at(-1) === '') lines.pop()
    const piece = { first: next, lines }
    next += lines.length
    return piece
  }
}

function breakLong(line: string): string[] {
  if (line.length <= longestLine) return [line]
  return line.match(/[\s\S]{1,20000}/g) ?? []
}
