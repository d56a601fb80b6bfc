import type { TextLine } from '@portal/ofd'

/** A page's text without spaces, so that words are found across line breaks. */
export interface PageLetters {
  text: string
  /** For each character: its line, and its index in that line. */
  lines: Uint32Array
  places: Uint32Array
}

/** A part of a line. */
export interface LinePart {
  line: number
  from: number
  to: number
}

/** A part of a match on a page. */
export interface MarkedPart extends LinePart {
  /** The search's current match. */
  current: boolean
}

export interface Match {
  page: number
  from: number
  to: number
}

/** The form in which texts are compared: without spaces and case. */
export function sought(text: string): string {
  return Array.from(text, (letter) => (/\s/.test(letter) ? '' : lower(letter))).join('')
}

/** A character whose lower case is longer stays unchanged: indices must match. */
function lower(letter: string): string {
  const small = letter.toLowerCase()
  return small.length === letter.length ? small : letter
}

/** The characters of a page. */
export function lettersOf(lines: readonly TextLine[]): PageLetters {
  const parts: string[] = []
  const lineOf: number[] = []
  const placeOf: number[] = []
  for (const [line, { text }] of lines.entries()) {
    for (let place = 0; place < text.length; place += 1) {
      const letter = text.charAt(place)
      if (/\s/.test(letter)) continue
      parts.push(lower(letter))
      lineOf.push(line)
      placeOf.push(place)
    }
  }
  return {
    text: parts.join(''),
    lines: Uint32Array.from(lineOf),
    places: Uint32Array.from(placeOf),
  }
}

/** Where a text occurs on a page. */
export function matchesIn({ text }: PageLetters, wanted: string, page: number): Match[] {
  const found: Match[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    found.push({ page, from: at, to: at + wanted.length })
  }
  return found
}

/** The parts of lines that a match covers. */
export function partsOf({ lines, places }: PageLetters, { from, to }: Match): LinePart[] {
  const parts: LinePart[] = []
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? 0
    const place = places[at] ?? 0
    const last = parts[parts.length - 1]
    if (last?.line === line) last.to = place + 1
    else parts.push({ line, from: place, to: place + 1 })
  }
  return parts
}
