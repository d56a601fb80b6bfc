import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { kilobytes, type Measure } from '../measure'
import type { Host } from './host'

/** Two demo apps of the same build and framework. */
export const sharingApps = ['forum', 'official'] as const

/** Only react-dom says this, in any build of it: the name of a property, which minifiers keep. */
const sign = 'rendererPackageName'

interface Script {
  address: string
  text: string
}

/**
 * What a second demo app fetches although the first one has the same: React, which is most of a small app. An app that
 * brings it in a file of its own content costs nothing here, because the browser has the file; each frame still runs it
 * for itself, so that no app can change another's.
 */
export async function sharedFiles(browser: Browser, host: Host): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  const fetched: Script[][] = []
  for (const code of sharingApps) {
    await host.open(page, code)
    fetched.push(await scriptsFetchedBy(page, code))
  }
  await context.close()
  const [first = [], second = []] = fetched
  if (!first.some(hasReact)) throw new Error(`${sharingApps[0]} loads no React`)
  const react = packed(await reactAlone())
  const again = second.filter(hasReact)
  return [
    {
      name: 'React fetched again by a second demo app',
      value: again.length * react,
      unit: 'KB',
      detail: [
        ...fetched.map((all, at) => `${sharingApps[at]}: ${told(all)}`),
        `React alone: ${react.toFixed(1)} KB`,
        ...(again.length > 0
          ? [
              'not shared: each demo app is built alone into one script, as those of other teams are',
            ]
          : []),
      ],
    },
  ]
}

const hasReact = ({ text }: Script) => text.includes(sign)

/** KB, as they are transferred. */
const packed = (text: string) => kilobytes(gzipSync(text).length)

const told = (scripts: Script[]) =>
  scripts
    .map(({ address, text }) => `${new URL(address).pathname} ${packed(text).toFixed(1)} KB`)
    .join(', ')

/** Those that came over the network, not from the browser's cache. */
async function scriptsFetchedBy(page: Page, code: string): Promise<Script[]> {
  const frame = await page.$(`[data-app-code="${code}"] iframe`)
  const document = await frame?.contentFrame()
  if (!document) throw new Error(`${code} has no frame`)
  return document.evaluate(async () => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const own = loads.filter(
      ({ name, transferSize }) => /\/subapps\/.*\.js$/.test(name) && transferSize > 0,
    )
    const addresses = [...new Set(own.map(({ name }) => name))]
    return Promise.all(
      addresses.map(async (address) => ({ address, text: await (await fetch(address)).text() })),
    )
  })
}

/** What the demo apps use of React, built as they are. */
async function reactAlone(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
        .map((name) => `export * from '${name}'`)
        .join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
