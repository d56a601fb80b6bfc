/** The icon without a count; loaded with the first count. */
let plain: Promise<string> | null = null
let shown = 0

/** Draws the count on the page's icon; 0 = the plain icon. */
export async function drawFavicon(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  shown = count
  link.dataset.plain ??= link.getAttribute('href') ?? ''
  const address = link.dataset.plain
  if (count === 0) {
    link.href = address
    return
  }
  plain ??= fetch(address).then((answer) => answer.text())
  const drawing = await plain.catch(() => {
    plain = null
    return ''
  })
  if (!drawing || shown !== count) return
  link.href = `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', `${mark(count)}</svg>`))}`
}

function mark(count: number): string {
  const text = count > 99 ? '99' : String(count)
  return (
    '<circle cx="21.5" cy="21.5" r="10.5" fill="#c6272e" stroke="#fff" stroke-width="1.5"/>' +
    `<text x="21.5" y="26" fill="#fff" font-family="sans-serif" font-size="12.5" font-weight="700" text-anchor="middle">${text}</text>`
  )
}
