import { sought } from './find-text'

/** The text that an element shows, without spaces, so that words are found across line breaks. */
export interface DomText {
  text: string
  nodes: readonly Text[]
  /** The index in `text` at which each node begins. */
  starts: readonly number[]
}

export function textIn(root: Node): DomText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const parts: string[] = []
  const nodes: Text[] = []
  const starts: number[] = []
  let length = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = sought((node as Text).data)
    if (!part) continue
    nodes.push(node as Text)
    starts.push(length)
    parts.push(part)
    length += part.length
  }
  return { text: parts.join(''), nodes, starts }
}

/** The ranges of a text's occurrences, up to a maximum number. */
export function rangesOf({ text, ...where }: DomText, wanted: string, most: number): Range[] {
  const ranges: Range[] = []
  let at = text.indexOf(wanted)
  while (at >= 0 && ranges.length < most) {
    const [from, begin] = placeOf(where, at)
    const [to, end] = placeOf(where, at + wanted.length - 1)
    if (from && to) {
      const range = document.createRange()
      range.setStart(from, begin)
      range.setEnd(to, end + 1)
      ranges.push(range)
    }
    at = text.indexOf(wanted, at + wanted.length)
  }
  return ranges
}

/** A character's node, and its offset in it. */
function placeOf(
  { nodes, starts }: Pick<DomText, 'nodes' | 'starts'>,
  letter: number,
): [Text | undefined, number] {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= letter) low = middle
    else high = middle - 1
  }
  const node = nodes[low]
  let left = letter - (starts[low] ?? 0)
  const data = node?.data ?? ''
  let place = 0
  for (; place < data.length; place += 1) {
    if (/\s/.test(data.charAt(place))) continue
    if (left === 0) break
    left -= 1
  }
  return [node, place]
}
