import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSubApps } from './build-sub-apps.mjs'

const codes = ['index', 'inbox', 'list', 'system']
let outDir: string

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'sub-apps-'))
  await buildSubApps({ outDir, only: codes })
})
afterAll(() => rm(outDir, { recursive: true }))

async function scriptOf(code: string): Promise<string> {
  const files = await readdir(join(outDir, code, 'assets'))
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts).toHaveLength(1)
  return readFile(join(outDir, code, 'assets', scripts[0] ?? ''), 'utf8')
}

describe.each(codes)('the built sub-app %s', (code) => {
  it('names one sheet and one script that are there, by hashed relative addresses, and no inline script', async () => {
    const html = await readFile(join(outDir, code, 'index.html'), 'utf8')
    const addresses = [...html.matchAll(/(?:<link[^>]*href|<script[^>]*src)="([^"]+)"/g)]
    expect(addresses.length).toBe(2)
    for (const [, address = ''] of addresses) {
      expect(address).toMatch(/^\.\/assets\/[\w-]+-[\w-]{8}\.(js|css)$/)
      await readFile(join(outDir, code, address))
    }
    expect(html.match(/<script(?![^>]* src=)/)).toBeNull()
  })

  it('carries no schema library', async () => {
    expect(await scriptOf(code)).not.toMatch(/ZodError|\$ZodType/)
  })
})

it('[APP-10] inbox and system are ES modules that export the lifecycles', async () => {
  for (const code of ['inbox', 'system']) {
    const exported = /export\s*\{([^}]*)\}/.exec(await scriptOf(code))?.[1]
    for (const name of ['bootstrap', 'mount', 'unmount']) expect(exported).toContain(`as ${name}`)
  }
})

it('[APP-10] index is a UMD library whose global carries the lifecycles, and stays small', async () => {
  const script = await scriptOf('index')
  expect(script).toContain('portal-index')
  // Including 45 KB for React, and 4 for the charts with their library.
  expect(gzipSync(script).length).toBeLessThanOrEqual(64 * 1024)
})
