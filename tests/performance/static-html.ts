/** A piece of HTML as React writes it: every attribute quoted, every element closed. */
export type Token =
  | { kind: 'open'; tag: string; attributes: [name: string, value: string][]; closed: boolean }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string }

/** The document without what React streams behind it, without scripts and what only serves them. */
export function withoutScripts(html: string): string {
  const end = html.indexOf('</html>')
  if (end < 0) throw new Error('the page has no end')
  return `${html.slice(0, end)}</html>`
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
}

const piece =
  /<!DOCTYPE[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi
const voidTags = new Set(['br', 'hr', 'img', 'input', 'link', 'meta'])

/** Parses HTML that React wrote. */
export function tokens(html: string): Token[] {
  return [...html.matchAll(piece)].flatMap(
    ([all, closing, opening, attributes, slash]): Token[] => {
      if (closing) return [{ kind: 'close', tag: closing }]
      if (!opening) return all.startsWith('<!') ? [] : [{ kind: 'text', text: decode(all) }]
      const closed = slash === '/' || voidTags.has(opening)
      return [{ kind: 'open', tag: opening, attributes: attributesIn(attributes ?? ''), closed }]
    },
  )
}

function attributesIn(text: string): [string, string][] {
  return [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
    name,
    decode(value),
  ])
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}

/** How many elements the body holds. */
export function countElements(html: string): number {
  const body = html.slice(html.indexOf('<body'))
  return tokens(body).filter(({ kind }) => kind === 'open').length
}
