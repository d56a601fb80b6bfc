/** The style sheet of the gallery's index page. */
export const styles = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
  padding: 8px 20px; background: Canvas; border-bottom: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); }
h1 { margin: 0; font-size: 18px; }
h2 { margin: 24px 0 8px; font-size: 16px; }
small { font-weight: normal; opacity: .7; }
main { padding: 0 20px 40px; }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; }
figure a { position: relative; display: block; }
figure span { position: absolute; top: 4px; left: 4px; padding: 0 6px; background: Canvas; color: CanvasText; }
figure img { display: block; height: 240px; min-width: 100px; background: color-mix(in srgb, CanvasText 8%, Canvas);
  outline: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); }
figure[data-notable] img { outline: 2px solid #d97706; }
figcaption { flex-basis: 100%; }
pre { flex-basis: 100%; max-width: 100%; margin: 0; overflow: auto; color: light-dark(#b91c1c, #fca5a5); }
[hidden] { display: none; }
dialog { max-width: 100vw; max-height: 100vh; padding: 0; border: 0; overflow: auto; }
dialog img { display: block; }
`

/** Filters the pictures, and enlarges one by a click; the arrow keys go on. */
export const script = `
const text = document.getElementById('text')
const variation = document.getElementById('variation')
const changed = document.getElementById('changed')
const figures = [...document.querySelectorAll('figure')]
const dialog = document.querySelector('dialog')
const large = dialog.querySelector('img')
let place = null

function filter() {
  const words = text.value.toLowerCase().split(/\\s+/)
  for (const figure of figures) {
    const { text, variation: name, notable } = figure.dataset
    figure.hidden = !words.every((word) => text.includes(word))
      || (variation.value !== '' && name !== variation.value)
      || (changed.checked && notable === undefined)
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = section.querySelector('figure:not([hidden])') === null
}

function enlarge(link) {
  place = link
  large.src = link.href
  large.alt = link.getAttribute('href')
  if (!dialog.open) dialog.showModal()
}

for (const field of [text, variation, changed]) field.addEventListener('input', filter)
document.querySelector('main').addEventListener('click', (event) => {
  const link = event.target.closest('a')
  if (!link || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  enlarge(link)
})
dialog.addEventListener('click', () => dialog.close())
dialog.addEventListener('keydown', (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const links = [...document.querySelectorAll('figure:not([hidden]) a')]
  const next = links[links.indexOf(place) + step]
  if (next) enlarge(next)
})
`
