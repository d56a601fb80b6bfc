/** The selected text of a document, else the text of its dialog, its main part, or all of it. */
export function textShownIn(page: Document): string {
  const selected = page.getSelection()?.toString() ?? ''
  if (selected.trim()) return selected
  // A combined selector would return the first match in the document, not the one on top.
  const over = page.querySelector<HTMLElement>('dialog[open], [aria-modal=true]')
  const main = page.querySelector<HTMLElement>('main, [role=main]')
  return (over ?? main ?? page.body).innerText
}
