import type { FrameLocator, Page } from '@playwright/test'

/** What can be pressed and is smaller than 44 px in 长者模式, but for links within a sentence. Its size comes first. */
export async function smallTargets(within: Page | FrameLocator): Promise<string[]> {
  return within.locator('body').evaluate((body) => {
    const pressed =
      'a[href], button, select, summary, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch], [role=menuitem], [role=option], [role=treeitem]'
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      )
    /** A press on the label counts. */
    const areaOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      const own = element.getBoundingClientRect()
      const around = label?.contains(element) ? label.getBoundingClientRect() : own
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
      if (width >= 43.5 && height >= 43.5) continue
      const size = `${Math.round(width)}×${Math.round(height)}`
      small.add(`${size} ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 160)}`)
    }
    return [...small]
  })
}
