import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { budgets, shellWeights } from '../../scripts/size-budget.mjs'
import { startStack } from '../support/stack'
import { again } from './browser/again'
import { fast, launch, visit, waitUntilAppShown, waitUntilSeen } from './browser/loads'
import type { Exchange } from './browser/network'
import { kilobytes, type Measure, report } from './measure'
import { signIn, wholePage } from './sign-in'

/** What a browser fetches before the signed-in shell is usable: as gzip sizes, and files also as they are sent. */
const address = '/index'

interface Part {
  file: string
  /** KB of gzip, or on the wire. */
  size: number
}

const stack = await startStack({ LOG_LEVEL: 'silent' })
const browser = await launch()
try {
  report(await weigh(stack.portal.url))
} finally {
  await browser.close()
  await stack.close()
}

/**
 * The shell's files are those that the build lists as needed, so that no machine's speed changes their number. The
 * page must name just these, and the browser must have fetched them before it answers.
 */
async function weigh(url: string): Promise<Measure[]> {
  const cookie = await signIn(url)
  const html = await wholePage(url + address, cookie)
  const shell: Part[] = shellWeights('.js')
  const styles: Part[] = shellWeights('.css')
  const needed = shell.map(({ file }) => `/${file}`)
  requireSame('the page names', namedScripts(html), needed)
  const loaded = await again(() => fetched(url, cookie))
  const early = loaded.untilUsable.filter((path) => needed.includes(path))
  requireSame('the browser fetched', early, needed)
  const later = loaded.shell.filter((path) => !needed.includes(path))
  const partsOf = (paths: string[]) => Promise.all(paths.map((path) => partOf(url, path, cookie)))
  return [
    { ...weightOf('JavaScript of the frame', shell), goal: 110 },
    weightOf('JavaScript that follows by itself', await partsOf(later)),
    weightOf('JavaScript of the realm frame', await partsOf(loaded.realm)),
    weightOf('JavaScript of the first sub-app', await partsOf(loaded.subApp)),
    { ...weightOf('CSS of the frame', styles), goal: limitOf('.css') },
    {
      ...weightOf('JavaScript of the frame, on the wire (brotli)', await wirePartsOf(url, shell)),
      goal: 96,
    },
    weightOf('CSS of the frame, on the wire (brotli)', await wirePartsOf(url, styles)),
    { name: 'HTML of the frame', value: sizeOf(html), unit: 'KB', goal: 8 },
  ]
}

function namedScripts(html: string): string[] {
  const named = html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)
  return [...named].map(([, path = '']) => path)
}

/** The scripts that were fetched until a click on the rail was answered, and until the network was quiet. */
async function fetched(url: string, cookie: string) {
  const options = { url: url + address, cookie, conditions: fast }
  const untilUsable = await visit(browser, { ...options, clicks: true }, async (load) => {
    await waitUntilSeen(load.page, 'answered')
    await load.seen()
    return load.exchanges()
  })
  const all = await visit(browser, { ...options, clicks: false }, async (load) => {
    await waitUntilAppShown(load.page)
    await load.page.waitForLoadState('networkidle', { timeout: 30_000 })
    return load.exchanges()
  })
  const others = all.filter(({ mainFrame }) => !mainFrame)
  const isOfApp = ({ path }: Exchange) => path.startsWith('/subapps/')
  return {
    untilUsable: scripts(untilUsable.filter(({ mainFrame }) => mainFrame)),
    shell: scripts(all.filter(({ mainFrame }) => mainFrame)),
    subApp: scripts(others.filter(isOfApp)),
    realm: scripts(others.filter((exchange) => !isOfApp(exchange))),
  }
}

function scripts(exchanges: Exchange[]): string[] {
  return exchanges.map(({ path }) => path).filter((path) => path.endsWith('.js'))
}

function requireSame(subject: string, actual: string[], expected: string[]) {
  const [got, wanted] = [new Set(actual), new Set(expected)]
  const missing = expected.filter((path) => !got.has(path))
  const more = actual.filter((path) => !wanted.has(path))
  if (missing.length + more.length === 0) return
  throw new Error(`${subject} other files than the budget counts: + ${more} - ${missing}`)
}

/** Fetched again, because the browser drops the bodies of a frame's earlier document. */
async function partOf(url: string, path: string, cookie: string): Promise<Part> {
  const answer = await fetch(url + path, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return { file: path, size: sizeOf(await answer.text()) }
}

function wirePartsOf(url: string, parts: Part[]): Promise<Part[]> {
  return Promise.all(
    parts.map(async ({ file }) => ({ file, size: kilobytes(await bytesOnWire(`${url}/${file}`)) })),
  )
}

/** The body's bytes as a browser that accepts brotli receives them; `fetch` would count them decompressed. */
function bytesOnWire(address: string): Promise<number> {
  return new Promise((done, fail) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${address} answered ${answer.statusCode}`))
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => done(bytes))
      answer.on('error', fail)
    })
    request.on('error', fail)
  })
}

function sizeOf(text: string): number {
  return kilobytes(gzipSync(text, { level: 9 }).length)
}

function limitOf(ending: string): number {
  const budget = budgets.find((one) => one.ending === ending)
  if (!budget) throw new Error(`no budget for ${ending}`)
  return budget.limit
}

function weightOf(name: string, parts: Part[]): Measure {
  const value = parts.reduce((sum, { size }) => sum + size, 0)
  const bySize = [...parts].sort((a, b) => b.size - a.size)
  const detail = bySize.map(({ file, size }) => `${size.toFixed(1)} KB ${file}`)
  return { name, value, unit: 'KB', detail }
}
