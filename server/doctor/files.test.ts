import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkFiles } from './files'

let folder: string
const put = (name: string, content: unknown = '') => {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
const lines = (version?: string) =>
  checkFiles(folder, version).map(({ state, subject, seen }) => `${state} ${subject}: ${seen}`)

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-files-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('[SCALE-05] the doctor names what a build lacks, until it is complete', () => {
  expect(lines()).toEqual([
    expect.stringMatching(/^fail folder: .* has no package\.json/),
    expect.anything(),
  ])
  put('package.json', { engines: { node: '>=20.19' } })
  for (const name of ['portal.js', 'server/index.js']) put(`build/${name}`)
  expect(lines()[1]).toMatch(
    /^fail build: \.vite\/client-manifest\.json, \.vite\/legacy\.json missing/,
  )
  put('build/.vite/client-manifest.json', { a: { file: 'assets/a.js', css: ['assets/a.css'] } })
  put('build/.vite/legacy.json', { polyfills: '/assets/p.js', files: { 'a.js': 'a-legacy.js' } })
  for (const name of ['a.js', 'p.js', 'a-legacy.js']) put(`build/client/assets/${name}`)
  expect(lines()[1]).toMatch(/^fail build: .* lacks assets\/a\.css$/)
  put('build/client/assets/a.css')
  expect(lines()[1]).toMatch(/^warn build: .* was not finished/)
  put('build/.complete')
  expect(lines()[1]).toMatch(/^ok build: .* is complete/)
})

it.each([
  ['18.20.0', 'fail'],
  ['20.18.9', 'fail'],
  ['20.19.0', 'ok'],
  ['24.1.0', 'ok'],
])('[SCALE-05] Node.js %s: %s', (version, state) => {
  expect(lines(version)[0]).toMatch(new RegExp(`^${state} Node\\.js: ${version}`))
})
