/** The guide's steps, in order. */
export const firstSteps = ['rail', 'tabs', 'search', 'messages', 'menu'] as const

export type FirstStep = (typeof firstSteps)[number]

/**
 * The first visible element that the step explains: on a phone the navigator's entries stand for rail, tabs and
 * messages.
 */
export function partOfStep(step: FirstStep, rail: string): HTMLElement | undefined {
  const nav = `nav[aria-label="${CSS.escape(rail)}"]`
  const places: Record<FirstStep, string> = {
    rail: nav,
    tabs: `[role=tablist], ${nav} button[aria-expanded]:nth-of-type(2)`,
    search: '[data-entry=palette]',
    messages: '[data-entry=messages]',
    menu: 'header a[aria-haspopup=menu][href="/logout"]',
  }
  const found = document.querySelectorAll<HTMLElement>(places[step])
  return [...found].find((part) => part.getClientRects().length > 0)
}
