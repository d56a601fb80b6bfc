import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { isMain, root } from './paths.mjs'
import { subAppTypes } from './sub-app-types.mjs'

const source = join(root, 'packages/sub-app/index.ts')
const name = 'portal-sub-app'

/**
 * Builds `@portal/sub-app` into one ES module and one file of types, which other teams fetch from a running portal.
 * @param {{ outDir?: string }} [options]
 */
export async function buildSubAppKit({ outDir = join(root, 'build/client/sub-app-kit') } = {}) {
  await mkdir(outDir, { recursive: true })
  await build({
    entryPoints: [source],
    outfile: join(outDir, `${name}.js`),
    bundle: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  await writeFile(join(outDir, `${name}.d.ts`), subAppTypes().index)
}

if (isMain(import.meta.url)) await buildSubAppKit()
