/**
 * Shows the search's HTML: its hits, and plain text for all else. Nothing of it becomes an element of the page,
 * so that no document can bring one in.
 */
export function Highlighted({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map((node, place) =>
    node.nodeName === 'EM' ? <em key={place}>{node.textContent}</em> : node.textContent,
  )
}
