import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { openOfd } from '../model/open'
import { FontStore } from './font-store'

afterEach(() => vi.unstubAllGlobals())

it('[DOC-01] a font that is loaded after its document was closed is not kept', async () => {
  const kept = new Set<unknown>()
  let finish = () => {}
  const waiting = new Promise<void>((done) => {
    finish = done
  })
  class Face {
    async load() {
      await waiting
      return this
    }
  }
  vi.stubGlobal('FontFace', Face)
  vi.stubGlobal('document', { fonts: kept })
  const document = openOfd(readFileSync('fixtures/files/z.ofd')).document(0)
  const resources = [...document.page(0).resources.fonts.values()]
  const font = resources.find(({ file }) => file !== '')
  if (!font) throw new Error('the sample has no font')
  const store = new FontStore(document.package)
  const loaded = store.load(font)
  store.close()
  finish()
  expect((await loaded).embedded).toBe(false)
  expect(kept.size).toBe(0)
  // A store that is used again loads its fonts again.
  expect((await store.load(font)).embedded).toBe(true)
  expect(kept.size).toBeGreaterThan(0)
})
