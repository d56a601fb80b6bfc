import { define } from './define'
import { withOldLists } from './styles'

/** replaceChildren: Chromium 86; checkVisibility: 105. */
export function fillElements(): void {
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    define(prototype, 'replaceChildren', replaceChildren)
  }
  define(Element.prototype, 'checkVisibility', checkVisibility)
  fillBoxes()
  if (!knows(':is(a)') || !knows(':focus-visible')) fillSelectors()
}

/** Box sizes in resize observers: Chromium 84. */
function fillBoxes(): void {
  if (typeof ResizeObserverEntry !== 'function') return
  if ('borderBoxSize' in ResizeObserverEntry.prototype) return
  Object.defineProperty(ResizeObserverEntry.prototype, 'borderBoxSize', {
    configurable: true,
    get(this: ResizeObserverEntry) {
      const { width, height } = this.target.getBoundingClientRect()
      return [{ inlineSize: width, blockSize: height }]
    },
  })
}

function knows(selector: string): boolean {
  try {
    document.querySelector(selector)
    return true
  } catch {
    return false
  }
}

/** `:is`: Chromium 88; `:focus-visible`: 86. */
function fillSelectors(): void {
  const knowsFocus = knows(':focus-visible')
  const older = (selector: string) => {
    const lists = withOldLists(selector)
    return knowsFocus ? lists : lists.replace(/:focus-visible/g, ':focus')
  }
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    const methods = prototype as unknown as Record<string, unknown>
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const own = methods[name]
      if (typeof own !== 'function') continue
      methods[name] = function (this: Node, selector: string) {
        return own.call(this, older(String(selector)))
      }
    }
  }
}

function replaceChildren(this: ParentNode & Node, ...nodes: (Node | string)[]): void {
  while (this.lastChild) this.removeChild(this.lastChild)
  this.append(...nodes)
}

function checkVisibility(
  this: Element,
  options: { checkVisibilityCSS?: boolean; visibilityProperty?: boolean } = {},
): boolean {
  if (!this.isConnected || this.getClientRects().length === 0) return false
  const asksStyle = options.checkVisibilityCSS || options.visibilityProperty
  return !asksStyle || getComputedStyle(this).visibility === 'visible'
}
