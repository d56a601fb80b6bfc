import english from './english.json'

/** A sentence in the portal's language, with its placeholders filled from `values`. */
export function said(sentence, values = {}) {
  const text = window.portalProps?.locale === 'en-US' ? (english[sentence] ?? sentence) : sentence
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name])
}

/** For each text and label in the page's HTML, a function that writes it in the portal's language. */
const written = []

/** Records the texts of the page's HTML. Call it before the page shows anything else. */
export function rememberWritten(page) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const sentence = node.data
    if (sentence.trim()) written.push(() => (node.data = said(sentence)))
  }
  for (const labelled of page.querySelectorAll('[aria-label]')) {
    const label = labelled.getAttribute('aria-label')
    written.push(() => labelled.setAttribute('aria-label', said(label)))
  }
}

/** Writes the recorded texts in the portal's language. */
export function speak() {
  document.documentElement.lang = window.portalProps.locale
  for (const write of written) write()
}
