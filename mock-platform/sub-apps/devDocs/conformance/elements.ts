import type { Scope } from './watch/scope'

/** Names an element as its author would: `button#save.primary「保存」`. */
export function nameOf(element: Element): string {
  const id = element.id ? `#${element.id}` : ''
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`)
  const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ')
  const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? text
  const shown = label ? `「${label.slice(0, 12)}${label.length > 12 ? '…' : ''}」` : ''
  return `${element.localName}${id}${classes.join('')}${shown}`
}

export function isShown(element: Element): boolean {
  return element.checkVisibility() && element.getClientRects().length > 0
}

export function tabStops(scope: Scope): HTMLElement[] {
  const candidates = scope.document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]',
  )
  return [...candidates].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && isShown(one),
  )
}

/** The first few names and how many there are. */
export function some(names: readonly string[], shown = 3): string {
  const unique = [...new Set(names)]
  const more = unique.length - shown
  return unique.slice(0, shown).join('、') + (more > 0 ? ` 等 ${unique.length} 处` : '')
}

/** Excludes scripts, which the frame runs itself. */
export function countElements(body: HTMLElement): number {
  return body.querySelectorAll('*:not(script)').length
}
