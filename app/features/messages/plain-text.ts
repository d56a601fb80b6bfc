const blocks = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote, pre'

/** What a message's HTML says, a line for each of its blocks. The document it is parsed into runs and loads nothing. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove()
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of body.querySelectorAll(blocks)) block.append('\n')
  return (body.textContent ?? '').replace(/\n\s*\n+/g, '\n').trim()
}
