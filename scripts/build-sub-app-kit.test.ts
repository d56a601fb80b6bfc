import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSubAppKit } from './build-sub-app-kit.mjs'

let outDir: string
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'sub-app-kit-'))
  await buildSubAppKit({ outDir })
})
afterAll(() => rm(outDir, { recursive: true }))

it('[KIT-01] the kit is one small file that works as it is', async () => {
  const file = join(outDir, 'portal-sub-app.js')
  expect(gzipSync(await readFile(file)).length).toBeLessThan(3 * 1024)
  const kit = await import(/* @vite-ignore */ pathToFileURL(file).href)
  expect(Object.keys(kit).sort()).toEqual([
    'defineSubApp',
    'isInPortal',
    'isRequestError',
    'portal',
    'standalone',
  ])
  expect(kit.isInPortal()).toBe(false)
})

it('[KIT-01] its types stand alone, and refuse what the portal does not know', async () => {
  await writeFile(
    join(outDir, 'good.ts'),
    `import { defineSubApp, portal, type SubAppProps } from './portal-sub-app'
export const app = defineSubApp({ mount: ({ user, request }) => { void request<number>('/a'); user.username } })
export const title = (props: SubAppProps) => props.events.on('visible', (on: boolean) => void on)
portal().setBadge(1)`,
  )
  await writeFile(
    join(outDir, 'bad.ts'),
    `import { portal } from './portal-sub-app'\nportal().setBadge('1')\nportal().noSuchGift()`,
  )
  expect(complaints('good.ts')).toEqual([])
  expect(complaints('bad.ts')).toHaveLength(2)
  // Includes a full run of the compiler.
}, 60_000)

function complaints(file: string): string[] {
  const program = ts.createProgram([join(outDir, file)], {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
