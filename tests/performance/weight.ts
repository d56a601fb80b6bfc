import { gzipSync } from 'node:zlib'
import { startStack } from '../support/stack'
import { fast, launch, visit, waitUntilAppShown, waitUntilSeen } from './browser/loads'
import type { Exchange } from './browser/network'
import { kilobytes, type Measure, report } from './measure'
import { pageHtml, signIn } from './sign-in'

/** What a browser fetches of the signed-in frame until it can be used, as gzip sizes. */
const address = '/index'

interface Part {
  path: string
  gzip: number
}

const stack = await startStack({ LOG_LEVEL: 'silent' })
const browser = await launch()
try {
  report(await weigh(stack.portal.url))
} finally {
  await browser.close()
  await stack.close()
}

async function weigh(portalUrl: string): Promise<Measure[]> {
  const cookie = await signIn(portalUrl)
  const html = gzipSync(await pageHtml(portalUrl + address, cookie), { level: 9 }).length
  const { frame, realm, subApp, styles } = await fetched(portalUrl, cookie)
  return [
    {
      name: 'JavaScript of the frame',
      value: total(frame),
      unit: 'KB',
      goal: 130,
      detail: lines(frame),
    },
    {
      name: 'JavaScript of the realm frame',
      value: total(realm),
      unit: 'KB',
      detail: lines(realm),
    },
    {
      name: 'JavaScript of the first sub-app',
      value: total(subApp),
      unit: 'KB',
      detail: lines(subApp),
    },
    { name: 'CSS of the frame', value: total(styles), unit: 'KB', detail: lines(styles) },
    { name: 'HTML of the frame', value: kilobytes(html), unit: 'KB', goal: 12 },
  ]
}

/** The frame's files until a click on the rail was answered, and those of the sub-app until it was shown. */
async function fetched(url: string, cookie: string) {
  const options = { url: url + address, cookie, conditions: fast }
  const untilUsable = await visit(browser, { ...options, clicks: true }, async (load) => {
    await waitUntilSeen(load.page, 'answered')
    await load.seen()
    return load.exchanges()
  })
  const untilAppShown = await visit(browser, { ...options, clicks: false }, async (load) => {
    await waitUntilAppShown(load.page)
    return load.exchanges()
  })
  const mine = untilUsable.filter(({ mainFrame }) => mainFrame)
  const others = untilAppShown.filter(({ mainFrame }) => !mainFrame)
  const subApp = others.filter(({ path }) => path.startsWith('/subapps/'))
  const realm = others.filter((exchange) => !subApp.includes(exchange))
  return {
    frame: await partsOf(mine, '.js', url, cookie),
    styles: await partsOf(mine, '.css', url, cookie),
    realm: await partsOf(realm, '.js', url, cookie),
    subApp: await partsOf(subApp, '.js', url, cookie),
  }
}

/** Fetched once more, since the browser forgets the bodies of what a frame has left behind. */
function partsOf(exchanges: Exchange[], ending: string, url: string, cookie: string) {
  const paths = exchanges.map(({ path }) => path).filter((path) => path.endsWith(ending))
  return Promise.all(
    paths.map(async (path): Promise<Part> => {
      const answer = await fetch(url + path, { headers: { cookie } })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return { path, gzip: gzipSync(await answer.text(), { level: 9 }).length }
    }),
  )
}

function total(parts: Part[]): number {
  return kilobytes(parts.reduce((sum, part) => sum + part.gzip, 0))
}

function lines(parts: Part[]): string[] {
  const bySize = [...parts].sort((a, b) => b.gzip - a.gzip)
  return bySize.map(({ path, gzip }) => `${kilobytes(gzip).toFixed(1)} KB ${path}`)
}
