/** What is selected in a document, else what is shown in it: its dialog, its main part, or all of it. */
export function textShownIn(page: Document): string {
  const selected = page.getSelection()?.toString() ?? ''
  if (selected.trim()) return selected
  // One selector would give the first in the document, not the one on top.
  const over = page.querySelector<HTMLElement>('dialog[open], [aria-modal=true]')
  const main = page.querySelector<HTMLElement>('main, [role=main]')
  return (over ?? main ?? page.body).innerText
}
