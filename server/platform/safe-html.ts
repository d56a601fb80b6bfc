import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'
import { safeImage, safeLink } from '~contract/platform/safe-address'
import { safeStyle } from './safe-style'

/** In characters; longer HTML is cut. Notices with a few small pictures stay far below. */
const longestHtml = 256 * 1024
/** Editors nest less than 50 deep; parsers take quadratic time over deep nesting. */
const deepest = 100
const longestCached = 64 * 1024
/** Of a title or an excerpt in a list. */
const longestLine = 4 * 1024
/** Of an alternative text or a title. */
const longestHint = 200

const cache = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (safe, html) => safe.length + html.length + 1,
})

/**
 * Sanitises a backend's HTML (SAFE-06): text, headings, lists, tables, links and pictures stay; everything else is
 * removed, including the content of scripts, styles, drawings and frames. Inline styles become `data-style`, which the
 * SafeHtml component applies, because the page's policy forbids style attributes.
 */
export function safeHtml(html: string): string {
  const known = cache.get(html)
  if (known !== undefined) return known
  const safe = sanitized(html.slice(0, longestHtml), rules)
  if (html.length <= longestCached) cache.set(html, safe)
  return safe
}

/** Sanitises a line in which a backend has highlighted words: only `em` stays. */
export function safeHighlights(html: string): string {
  return sanitized(html.slice(0, longestLine), highlightRules)
}

class TooDeep extends Error {}

function sanitized(html: string, allowed: sanitize.IOptions): string {
  let depth = 0
  try {
    // Control characters could hide markup from this parser that the browser's parser sees.
    return sanitize(html.replace(/[^\P{Cc}\t\n\r]/gu, ''), {
      ...allowed,
      onOpenTag() {
        depth += 1
        if (depth > deepest) throw new TooDeep()
      },
      onCloseTag() {
        depth -= 1
      },
    })
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return bareText(html)
  }
}

/** The text without markup, for HTML that is nested too deep. */
function bareText(html: string): string {
  return sanitize(html.replace(/(?:<[^<>]*>?)+/g, ' '), { allowedTags: [] })
}

/** Tags whose content is removed too. */
const silentTags = [
  'script',
  'style',
  'textarea',
  'select',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'template',
  'title',
  'svg',
  'math',
  'plaintext',
]

const blocks = ['p', 'div', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br']
const words = [
  ['a', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins'],
  ['sub', 'sup', 'small', 'mark', 'code'],
].flat()
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const pictures = ['img', 'figure', 'figcaption']

/** Replacements for outdated tags, and for h1, because the page has one of its own. */
const shownAs: Record<string, string> = { h1: 'h2', center: 'div', font: 'span', strike: 's' }

const rules: sanitize.IOptions = {
  allowedTags: [...blocks, ...words, ...lists, ...tables, ...pictures],
  nonTextTags: silentTags,
  disallowedTagsMode: 'discard',
  allowedAttributes: {
    '*': ['data-style', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName: shownAs[tagName] ?? tagName,
      attribs: present({ ...common(tagName, attributes), ...own(tagName, attributes) }),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

const highlightRules: sanitize.IOptions = {
  allowedTags: ['em'],
  allowedAttributes: {},
  nonTextTags: silentTags,
}

type Attributes = Record<string, string | null | undefined>

function common(tag: string, { style = '', align, color, bgcolor, title }: Attributes): Attributes {
  const old = [
    tag === 'center' && 'text-align:center',
    align && `text-align:${align}`,
    color && `color:${color}`,
    bgcolor && `background-color:${bgcolor}`,
  ]
  return {
    'data-style': safeStyle([...old, style].filter(Boolean).join(';')) || null,
    title: title?.slice(0, longestHint) || null,
  }
}

function own(tag: string, attributes: Attributes): Attributes {
  switch (tag) {
    case 'a': {
      const href = safeLink(attributes.href ?? '')
      return href ? { href, target: '_blank', rel: 'noopener noreferrer' } : {}
    }
    case 'img':
      return {
        src: safeImage(attributes.src ?? ''),
        alt: (attributes.alt ?? '').slice(0, longestHint),
        width: upTo(2000, attributes.width),
        height: upTo(2000, attributes.height),
        loading: 'lazy',
        decoding: 'async',
        referrerpolicy: 'no-referrer',
      }
    case 'ol':
      return { start: upTo(9999, attributes.start) }
    case 'td':
    case 'th':
      return { colspan: upTo(50, attributes.colspan), rowspan: upTo(200, attributes.rowspan) }
    default:
      return {}
  }
}

function upTo(most: number, text: string | null | undefined): string | null {
  const number = /^\d{1,5}(?:px)?$/.test(text ?? '') ? Number.parseInt(text ?? '', 10) : 0
  return number > 0 ? String(Math.min(number, most)) : null
}

function present(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  )
}
