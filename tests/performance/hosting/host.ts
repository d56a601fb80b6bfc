import type { BrowserContext, Page } from 'playwright'
import type { FloorName } from './files'

/** What a user does with apps, the same for any host; the host's pages have `window.bench`. */
export interface Host {
  name: FloorName | 'portal'
  /** Opens the host's page in a new window, and waits until it is at rest. */
  visit(context: BrowserContext): Promise<Page>
  /** Opens an app; gives the milliseconds from the click until the host reports that it is mounted. */
  open(page: Page, code: string): Promise<number>
  close(page: Page, code: string): Promise<void>
}

/** One of the hosts that the portal is compared with. */
export function floorHost(
  name: FloorName,
  filesUrl: string,
  entryOf = (code: string) => `${filesUrl}/apps/${code}/`,
): Host {
  return {
    name,
    async visit(context) {
      const page = await context.newPage()
      await page.goto(`${filesUrl}/hosts/${name}`)
      return page
    },
    ...driven(entryOf),
  }
}

/** Opens and closes apps through the page's `window.bench`. */
export function driven(entryOf: (code: string) => string): Pick<Host, 'open' | 'close'> {
  return {
    open: (page, code) =>
      page.evaluate(([app, entry]) => window.bench?.open(app, entry) ?? Number.NaN, [
        code,
        entryOf(code),
      ] as const),
    close: (page, code) => page.evaluate((app) => window.bench?.close(app), code),
  }
}
