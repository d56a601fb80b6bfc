/**
 * `inert`: Chromium 102. The portal's stylesheets for old browsers disable pointer and selection in such parts
 * (scripts/legacy-css.mjs); here they lose the focus and are hidden from screen readers. The usual polyfill adds a
 * style element, which the policy refuses.
 */
export function fillInert(): void {
  if ('inert' in HTMLElement.prototype) return
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert')
    },
    set(this: HTMLElement, value: boolean) {
      this.toggleAttribute('inert', Boolean(value))
    },
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('[inert]')) target.blur()
  })
  new MutationObserver((changes) => {
    for (const { target } of changes) markHidden(target as Element)
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['inert'] })
}

function markHidden(element: Element): void {
  if (element.hasAttribute('inert')) element.setAttribute('aria-hidden', 'true')
  else element.removeAttribute('aria-hidden')
}
