import type { ScrollPositions } from '~contract/hosting/bridge'

/** How many scrolled elements are remembered. */
const placesKept = 20
/** How long content may take to reappear before its position is given up (ms). */
const patience = 3_000

/** The scroll positions of the page and its scrolled elements. */
export function scrollPlaces(): ScrollPositions {
  const page = document.scrollingElement
  const inner = [...document.body.querySelectorAll('*')].filter((one) => one !== page && moved(one))
  const places: ScrollPositions = inner
    .slice(0, placesKept)
    .map((one) => [pathTo(one), one.scrollLeft, one.scrollTop])
  if (page && moved(page)) places.push(['', page.scrollLeft, page.scrollTop])
  return places
}

/** Restores the positions as soon as there is something to scroll: data often arrives after mounting. */
export function restoreScroll(places: ScrollPositions) {
  if (places.length === 0) return
  const deadline = performance.now() + patience
  let waiting = places
  const attempt = () => {
    waiting = waiting.filter(([path, left, top]) => {
      const element = path ? document.querySelector(path) : document.scrollingElement
      element?.scrollTo(left, top)
      return !element || Math.abs(element.scrollTop - top) > 1
    })
    if (waiting.length > 0 && performance.now() < deadline) requestAnimationFrame(attempt)
  }
  // A user who scrolls meanwhile has chosen a position.
  const stop = () => {
    waiting = []
  }
  for (const name of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(name, stop, { once: true, passive: true })
  }
  attempt()
}

function moved(element: Element): boolean {
  return element.scrollTop > 0 || element.scrollLeft > 0
}

/** A selector that identifies the element by its index among its siblings, at each level. */
function pathTo(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const place = [...(at.parentElement?.children ?? [])].indexOf(at) + 1
    steps.unshift(`:nth-child(${place})`)
  }
  return ['body', ...steps].join(' > ')
}
