// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://portal.example/realm" }
import { afterEach, expect, it, vi } from 'vitest'
import { fetchPage } from './prefetch'

afterEach(() => vi.unstubAllGlobals())

/** The addresses of the icons in a page that is served at `/apps/ledger/`. */
async function iconsOf(html: string): Promise<string[]> {
  const answer = new Response(html, { headers: { 'Content-Type': 'text/html' } })
  vi.stubGlobal('fetch', async () => answer)
  const page = await fetchPage('http://apps.example/ledger/')
  return [...page.querySelectorAll('link')].map((icon) => icon.getAttribute('href') ?? '')
}

it('[ANY-02] addresses of an entry are meant from the entry', async () => {
  expect(await iconsOf('<link rel="icon" href="a.png"><link rel="icon" href="/b.png">')).toEqual([
    'http://apps.example/ledger/a.png',
    'http://apps.example/b.png',
  ])
})

it('[ANY-02] a base of its own counts for what stands behind it, and only if it is an address', async () => {
  const around = (base: string) =>
    `<link rel="icon" href="a.png">${base}<link rel="icon" href="b.png">`
  expect(await iconsOf(around('<base href="/files/"><base href="/second/">'))).toEqual([
    'http://apps.example/ledger/a.png',
    'http://apps.example/files/b.png',
  ])
  expect(await iconsOf(around('<base target="_blank"><base href="http://[">'))).toEqual([
    'http://apps.example/ledger/a.png',
    'http://apps.example/ledger/b.png',
  ])
})
