import { Marked } from 'marked'
import { codeBox, escapeHtml } from './highlight.mjs'

/**
 * @typedef {{ id: string, title: string, text: string }} Section
 * @typedef {{ slug: string, title: string, html: string, sections: Section[] }} Chapter
 */

/**
 * The guide's chapters: one for each `## Title <!-- slug -->`. The text before the first is the introduction.
 * Throws if a chapter has no slug or a link leads to no heading.
 * @param {string} markdown
 * @returns {Chapter[]}
 */
export function readGuide(markdown) {
  const start = markdown.search(/^## /m)
  const introduction = markdown.slice(0, start)
  const parts = markdown.slice(start).split(/^(?=## )/m)
  const chapters = parts.map((part, index) => readChapter(part, index === 0 ? introduction : ''))
  const places = new Map(
    chapters.flatMap(({ slug, sections }) =>
      sections.map(({ id }, at) => [id, at === 0 ? `/guide/${slug}` : `/guide/${slug}#${id}`]),
    ),
  )
  return chapters.map(({ source, ...chapter }) => ({ ...chapter, html: render(source, places) }))
}

function readChapter(part, introduction) {
  const [, title, slug] = /^## (.+?) <!-- ([a-z-]+) -->$/m.exec(part) ?? []
  if (!title || !slug) throw new Error(`a chapter has no slug: ${part.split('\n')[0]}`)
  const body = part.slice(part.indexOf('\n') + 1)
  const source = introduction.replace(/^# .*\n/, '') + body
  const [first = '', ...rest] = `\n${source}`.split(/^(?=### )/m)
  const sections = [
    { id: headingId(title), title, text: plainText(first) },
    ...rest.map((section) => {
      const [heading = ''] = section.split('\n')
      const name = heading.replace(/^#+ /, '')
      return { id: headingId(name), title: name, text: plainText(section.slice(heading.length)) }
    }),
  ]
  return { slug, title, sections, source }
}

/** The same as on GitHub, so that links within the document also work there. */
function headingId(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

/** Text without markup, for the search. */
function plainText(markdown) {
  return joinLines(markdown)
    .replace(/^```.*$/gm, '')
    .replace(/^\|[-|: ]+\|$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|#]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const wide = '[\\u3000-\\u303f\\u3400-\\u9fff\\uff00-\\uffef]'
const brokenLine = new RegExp(`(?<=${wide})\\n(?=${wide})`, 'g')

/** Chinese has no spaces between words: a line break of the source must not become one. */
function joinLines(text) {
  return text.replace(brokenLine, '')
}

function render(source, places) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = headingId(text)
        return (
          `<h${depth - 1} id="${id}">${this.parser.parseInline(tokens)}` +
          `<a class="anchor" href="#${id}" aria-label="“${escapeHtml(text)}”的链接">#</a></h${depth - 1}>`
        )
      },
      code: ({ text, lang }) => codeBox(text, lang),
      table(token) {
        const cells = (row, tag) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
        return (
          '<div class="scroll" tabindex="0" role="group" aria-label="表格"><table class="doc-table">' +
          `<thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`
        )
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        if (/^https?:/.test(href))
          return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${text}</a>`
        const place = places.get(decodeURIComponent(href.replace(/^#/, '')))
        if (!place) throw new Error(`the guide links to ${href}, which is not there`)
        return `<a data-place="${place}" href="#">${text}</a>`
      },
      text(token) {
        return 'tokens' in token && token.tokens
          ? this.parser.parseInline(token.tokens)
          : escapeHtml(joinLines(unescapeHtml(token.text)))
      },
      // The guide is ours, but HTML in it would bypass the styles of the developer docs.
      html: () => '',
    },
  })
  return marked.parse(source, { async: false })
}

/** Depending on the token, marked gives text with or without its entities. */
function unescapeHtml(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
