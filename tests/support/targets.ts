import type { Frame, FrameLocator, Page } from '@playwright/test'

/** Targets that are smaller than that, except for links within a sentence; 长者模式 needs 44 px. The size comes first. */
export async function smallTargets(
  within: Page | Frame | FrameLocator,
  least = 44,
): Promise<string[]> {
  return within.locator('body').evaluate((body, least) => {
    const pressed =
      'a[href], button, select, summary, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch], [role=menuitem], [role=option], [role=treeitem]'
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      )
    /** The element to which an absolute position in it refers. */
    const placed = (element: Element | null): Element | null =>
      element && getComputedStyle(element).position === 'static'
        ? placed(element.parentElement)
        : element
    /** A press on the label counts as well, and one on the row that it covers. */
    const areaOf = (element: HTMLElement) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      const own = element.getBoundingClientRect()
      const { position, content } = getComputedStyle(element, '::after')
      const covers = position === 'absolute' && content !== 'none'
      const covered = covers ? placed(element.parentElement) : null
      const around = (
        label?.contains(element) ? label : (covered ?? element)
      ).getBoundingClientRect()
      return {
        width: Math.max(own.width, around.width),
        height: Math.max(own.height, around.height),
      }
    }
    const small = new Set<string>()
    for (const element of body.querySelectorAll<HTMLElement>(pressed)) {
      const { width, height } = areaOf(element)
      const style = getComputedStyle(element)
      const isSeen = width > 1 && height > 1 && style.visibility === 'visible'
      if (!isSeen || element.closest('[inert], .visually-hidden') || isInSentence(element)) continue
      if (width >= least - 0.5 && height >= least - 0.5) continue
      const size = `${Math.round(width)}×${Math.round(height)}`
      small.add(`${size} ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 160)}`)
    }
    return [...small]
  }, least)
}
