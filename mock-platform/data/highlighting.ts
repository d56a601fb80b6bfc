import { escaped } from './html'

/** Plain text as HTML: neighbouring marks share one `em`, everything else is escaped. */
export function highlighted(text: string, marks: readonly string[]): string {
  if (!marks.length) return escaped(text)
  const literal = marks.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text
    .split(new RegExp(`((?:${literal.join('|')})+)`, 'gi'))
    .map((part, place) => (place % 2 ? `<em>${escaped(part)}</em>` : escaped(part)))
    .join('')
}

const excerptLength = 110
const contextBefore = 24

/** The part of a long text with the most marks. */
export function excerpt(body: string, marks: readonly string[]): string {
  const text = body.replace(/\s+/g, ' ').trim()
  const lower = text.toLowerCase()
  const hits = marks.map((mark) => lower.indexOf(mark)).filter((place) => place >= 0)
  const shownFrom = (hit: number) =>
    hits.filter((other) => other >= hit && other < hit + excerptLength - contextBefore).length
  const best = [...hits].sort((a, b) => shownFrom(b) - shownFrom(a) || a - b)[0] ?? 0
  const start = Math.max(0, best - contextBefore)
  const end = start + excerptLength
  return (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '')
}
