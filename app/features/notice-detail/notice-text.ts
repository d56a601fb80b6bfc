/** A piece of a notice, as text alone. */
export interface NoticeBlock {
  kind: 'heading' | 'paragraph' | 'signature'
  text: string
}

/** What is never read out, whatever it holds. */
const silent =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const token = /<(\/?)([a-z][\w-]*)([^<>]*)>|[^<]+|</gi
const blockNames = /^(?:p|div|h[1-6]|li|tr|section|article|blockquote|br|hr)$/i

/**
 * A notice's HTML as blocks of plain text, in their order: nothing of its markup lives on, so that nothing of it can
 * run, load or lead anywhere (SAFE-06).
 */
export function noticeBlocks(html: string): NoticeBlock[] {
  const blocks: NoticeBlock[] = []
  let block: NoticeBlock = { kind: 'paragraph', text: '' }

  function next(kind: NoticeBlock['kind']) {
    const text = block.text.replace(/\s+/g, ' ').trim()
    if (text) blocks.push({ ...block, text })
    block = { kind, text: '' }
  }

  for (const [text, closing, name, attributes = ''] of html.replace(silent, '').matchAll(token)) {
    if (name === undefined) block.text += decoded(text)
    else if (blockNames.test(name)) next(closing ? 'paragraph' : kindOf(name, attributes))
  }
  next('paragraph')
  return blocks
}

function kindOf(name: string, attributes: string): NoticeBlock['kind'] {
  if (/^h\d/i.test(name)) return 'heading'
  return /\bsignature\b/.test(attributes) ? 'signature' : 'paragraph'
}

const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  mdash: '—',
  middot: '·',
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, ten, hex, name) => {
    if (name) return signs[name.toLowerCase()] ?? entity
    const point = Number.parseInt(ten ?? hex, ten ? 10 : 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}
