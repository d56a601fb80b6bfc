import type { Frame } from '@playwright/test'

type Noted = typeof globalThis & { notedSizes?: Map<Element, number> }

/** Keeps the size of each text that is seen in that document, for `unchangedSizes`. */
export function noteSizes(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const sizes = new Map<Element, number>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node
      if (!element || !textContent?.trim() || element.getClientRects().length === 0) continue
      // Signs with letters in them, what only screen readers have, and text that its canvas or picture draws.
      if (element.closest('[aria-hidden=true], .visually-hidden, [inert], script, style')) continue
      sizes.set(element, Number.parseFloat(getComputedStyle(element).fontSize))
    }
    ;(globalThis as Noted).notedSizes = sizes
  })
}

/** The texts whose size is not at least `factor` times what it was, and is still there; the size comes first. */
export function unchangedSizes(frame: Frame, factor: number): Promise<string[]> {
  return frame.evaluate((factor) => {
    const sizes = (globalThis as Noted).notedSizes ?? new Map<Element, number>()
    return [...sizes]
      .filter(([element, before]) => {
        const now = Number.parseFloat(getComputedStyle(element).fontSize)
        return element.isConnected && now < before * factor
      })
      .map(([element, before]) => `${before} px: ${element.outerHTML.slice(0, 160)}`)
  }, factor)
}

/** How many texts were noted. */
export function notedSizes(frame: Frame): Promise<number> {
  return frame.evaluate(() => (globalThis as Noted).notedSizes?.size ?? 0)
}
