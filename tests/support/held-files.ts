import type { Page } from '@playwright/test'

/** Holds back files with matching addresses until the returned function is called. */
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
