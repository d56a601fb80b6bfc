import type { Page } from '@playwright/test'

/** Files whose addresses match do not come until the answer is called. */
export async function holdFiles(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}
