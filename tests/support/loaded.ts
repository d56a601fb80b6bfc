import type { Page } from '@playwright/test'

/**
 * Waits until this document has loaded files with these names. Checks what is loaded instead of waiting for the event:
 * a file may have arrived while the previous page was being left, or before the test listened.
 */
export async function loaded(page: Page, ...names: string[]) {
  await page.waitForFunction((names) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.every((name) => files.some((file) => file.includes(name)))
  }, names)
}
