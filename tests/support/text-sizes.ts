import type { Frame } from '@playwright/test'

type Noted = typeof globalThis & { notedSizes?: Map<Element, number> }

/** Records the size of each visible text in that document, for `unchangedSizes`. */
export function noteSizes(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const sizes = new Map<Element, number>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node
      if (!element || !textContent?.trim() || element.getClientRects().length === 0) continue
      // Signs with letters in them, text for screen readers only, and text that a canvas or picture draws.
      if (element.closest('[aria-hidden=true], .visually-hidden, [inert], script, style')) continue
      sizes.set(element, Number.parseFloat(getComputedStyle(element).fontSize))
    }
    ;(globalThis as Noted).notedSizes = sizes
  })
}

/**
 * The texts that are still there but whose size is not at least `factor` times the recorded one; the size comes first.
 */
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

/** How many texts were recorded. */
export function notedSizes(frame: Frame): Promise<number> {
  return frame.evaluate(() => (globalThis as Noted).notedSizes?.size ?? 0)
}
