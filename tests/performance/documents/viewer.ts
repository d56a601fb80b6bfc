import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { keepFile } from '../../support/sample-files'
import { openSpace, type Stack } from '../../support/stack'
import { signIn } from '../sign-in'
import { files } from './files'

/** What the probe in the page offers. */
interface Probe {
  firstPage: number | null
  sizeOf(page: number): { width: number; height: number }
  scrollThrough(step: number, total: number): Promise<number>
  held(): string[]
}

declare global {
  interface Window {
    documents: Probe
  }
}

/** `few` and `huge`: scans of a hundred and of 5,000 pages. */
export type Kind = keyof typeof files | 'few' | 'huge'

const probe = fileURLToPath(new URL('probe.js', import.meta.url))

/** Both files, stored for a signed-in user. */
export async function viewerOf(stack: Stack, browser: Browser) {
  const { url } = stack.portal
  const { space, account } = openSpace(stack)
  const [name = '', value = ''] = (await signIn(url, account('zhangsan'))).split(/=(.*)/s)
  const addressOf = (fileId: string, kind: Kind) =>
    `${url}/file-viewer?${new URLSearchParams({ fileId, name: `要点.${kind}` })}`
  const keep = (kind: keyof typeof files) => keepFile(space, `要点.${kind}`, files[kind])
  const addresses = {
    ofd: addressOf(keep('ofd'), 'ofd'),
    pdf: addressOf(keep('pdf'), 'pdf'),
    few: addressOf('huge-pdf-100', 'few'),
    huge: addressOf('huge-pdf-5000', 'huge'),
  }

  return {
    /** Opens a file in a fresh browser profile; `work` begins when its first page is drawn. */
    async visit<T>(kind: Kind, work: (page: Page) => Promise<T>): Promise<T> {
      const viewport = { width: 1366, height: 768 }
      const context = await browser.newContext({ viewport, locale: 'zh-CN' })
      try {
        await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
        const page = await context.newPage()
        await page.addInitScript({ path: probe })
        await page.goto(addresses[kind], { waitUntil: 'commit' })
        await page.waitForFunction(() => window.documents.firstPage !== null, undefined, {
          polling: 50,
        })
        return await work(page)
      } finally {
        await context.close()
      }
    },
  }
}

export type Viewer = Awaited<ReturnType<typeof viewerOf>>
