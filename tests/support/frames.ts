import { expect, type Page } from '@playwright/test'

/** As many apps have a frame; besides, there may be the spare one. Nothing that an app opened inside is left. */
export async function expectFrames(page: Page, apps: number) {
  await expect(page.locator('[data-app-code] iframe[data-frame]')).toHaveCount(apps)
  const frames = page.locator('iframe[data-frame]')
  await expect.poll(() => frames.count()).toBeLessThanOrEqual(apps + 1)
  const shell = page.mainFrame()
  // The browser removes the last ones in its own time.
  await expect.poll(() => shell.childFrames().length).toBeLessThanOrEqual(apps + 1)
}
