import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { keepFormerAssets } from './former-assets.mjs'
import { root, stampFile } from './paths.mjs'
import { run } from './process.mjs'

/** Builds all that `npm start` runs: the portal, the mock platform and the demo sub-apps. */
export async function buildAll() {
  process.env.NODE_ENV = 'production'
  const folder = path.join(root, 'build')
  const putBack = keepFormerAssets(folder, path.join(root, 'node_modules/.cache/former-assets'))
  rmSync(folder, { recursive: true, force: true })
  const { buildSubApps } = await import('./build-sub-apps.mjs')
  const { buildSubAppKit } = await import('./build-sub-app-kit.mjs')
  // Remix goes first: it empties the build folder.
  await run('node_modules/.bin/remix', ['vite:build', '--logLevel', 'error'])
  await Promise.all([bundlePrograms(), buildSubApps({ minify: true }), buildSubAppKit()])
  await compressFolder(path.join(root, 'build/client'))
  await compressFolder(path.join(root, 'build/sub-apps'))
  putBack()
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${new Date().toISOString()}\n`)
}

/** The two programs, each one file; what they need of node_modules stays there. */
async function bundlePrograms() {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: { portal: 'server/index.ts', 'mock-platform': 'mock-platform/index.ts' },
    outdir: 'build',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
}

const compressible = /\.(?:m?js|css|svg|html|json)$/
const worthwhile = 1024

/** Leaves a .br and a .gz beside each text file, so that no request waits for a compressor. */
async function compressFolder(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((one) => one.isFile() && compressible.test(one.name))) {
    const name = path.join(file.parentPath, file.name)
    const content = await readFile(name)
    if (content.length < worthwhile) continue
    const [br, gz] = await Promise.all([
      promisify(zlib.brotliCompress)(content),
      promisify(zlib.gzip)(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)])
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildAll()
}
