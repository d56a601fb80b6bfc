import { expect, type Page } from '@playwright/test'

/** Expects app frames of this many apps, plus at most the spare one. Frames that apps opened inside must be gone. */
export async function expectFrames(page: Page, apps: number) {
  await expect(page.locator('[data-app-code] iframe[data-frame]')).toHaveCount(apps)
  const frames = page.locator('iframe[data-frame]')
  await expect.poll(() => frames.count()).toBeLessThanOrEqual(apps + 1)
  const shell = page.mainFrame()
  // The browser removes the last ones in its own time.
  await expect.poll(() => shell.childFrames().length).toBeLessThanOrEqual(apps + 1)
}
