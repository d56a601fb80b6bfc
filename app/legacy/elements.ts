import { define } from './define'

/** replaceChildren is Chromium 86, checkVisibility 105. */
export function fillElements(): void {
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    define(prototype, 'replaceChildren', replaceChildren)
  }
  define(Element.prototype, 'checkVisibility', checkVisibility)
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
