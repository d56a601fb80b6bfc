import { expect, type Page } from '@playwright/test'

/**
 * Records, in every frame of a page and from before its first line, what breaks a content security policy and what
 * calls `alert` and the like; also which requests go where no page of the portal sends any: with `home`, the portal's
 * origin, that is any other origin, without it a host at evil.example.
 */
export async function watchFor(page: Page, home?: string) {
  const complaints: string[] = []
  await page.exposeBinding('__complain', ({ frame }, what: string) => {
    complaints.push(`${new URL(frame.url()).pathname}: ${what}`)
  })
  await page.addInitScript(() => {
    const { __complain: complain } = window as unknown as { __complain(what: string): void }
    document.addEventListener('securitypolicyviolation', (event) =>
      complain(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    )
    for (const name of ['alert', 'confirm', 'prompt'] as const) {
      Object.defineProperty(window, name, { value: (said: unknown) => complain(`${name} ${said}`) })
    }
  })
  page.on('dialog', (dialog) => {
    complaints.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { hostname, href, origin } = new URL(request.url())
    const away = home
      ? href.startsWith('http') && origin !== home
      : hostname.endsWith('evil.example')
    if (away) complaints.push(`request ${href}`)
  })
  // A request that the policy blocks reveals nothing; the violation is reported separately.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') return
    const told = complaints.indexOf(`request ${request.url()}`)
    if (told >= 0) complaints.splice(told, 1)
  })
  return {
    complaints: () => complaints,
    /**
     * Checks that there are no complaints so far, except for those that are meant to be. A last `alert` proves that
     * later ones would have been recorded.
     */
    async expectQuiet(meant?: RegExp) {
      await page.evaluate(() => alert('the last'))
      expect(complaints.filter((one) => !meant?.test(one))).toEqual([
        expect.stringMatching(/: alert the last$/),
      ])
      complaints.length = 0
    },
  }
}
