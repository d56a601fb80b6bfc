/** What is selected in a document, else what is shown in it: its dialog, its main part, or all of it. */
export function textShownIn(page: Document): string {
  const selected = page.getSelection()?.toString() ?? ''
  if (selected.trim()) return selected
  const part = page.querySelector<HTMLElement>('dialog[open], [aria-modal=true], main, [role=main]')
  return (part ?? page.body).innerText
}
