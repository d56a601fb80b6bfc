import { escaped } from './html'

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Plain text as safe HTML, one paragraph per line. */
export function paragraphs(text: string): string {
  return linesOf(text)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')
}

/** 「一、维护时间」: a line of its own without a full stop. */
const heading = /^[一二三四五六七八九十]+、[^。；！？]{1,30}$/
const date = /^\d{4}年\d{1,2}月\d{1,2}日$/

/** A notice as offices type it: numbered headings, with the signature and the date at the end. */
export function noticeHtml(text: string): string {
  const lines = linesOf(text)
  const signed = date.test(lines.at(-1) ?? '') && lines.length > 2 ? lines.length - 2 : lines.length
  return lines
    .map((line, place) => {
      if (place >= signed)
        return `<p style="text-align: right; text-indent: 0">${escaped(line)}</p>`
      return heading.test(line) ? `<h2>${escaped(line)}</h2>` : `<p>${escaped(line)}</p>`
    })
    .join('')
}

/** The inverse of `noticeHtml`, for editing. */
export function noticeText(html: string): string {
  return html
    .replace(/<\/(?:p|h2)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => signs[entity] ?? entity)
    .trim()
}
