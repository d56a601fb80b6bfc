import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFormerAssets } from './former-assets.mjs'

const day = 24 * 3_600_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'former-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Makes a build of these files at a time, in the same steps as scripts/build.mjs. */
function build(at: number, files: string[]) {
  const out = path.join(folder, 'build')
  const putBack = keepFormerAssets(out, path.join(folder, 'aside'), at)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(path.join(out, 'client/assets'), { recursive: true })
  for (const file of files) writeFileSync(path.join(out, 'client/assets', file), file)
  putBack()
  return readdirSync(path.join(out, 'client/assets')).sort()
}

it('[LOOK-06] files of former builds stay for 14 days after the build that no longer has them', () => {
  expect(build(0, ['a-1.js', 'b-1.js'])).toEqual(['a-1.js', 'b-1.js'])
  expect(build(100 * day, ['a-2.js', 'b-1.js'])).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])
  expect(build(113 * day, ['a-3.js', 'b-1.js'])).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js'])
  expect(build(115 * day, ['a-3.js', 'b-1.js'])).toEqual(['a-2.js', 'a-3.js', 'b-1.js'])
  expect(build(128 * day, ['a-3.js', 'b-1.js'])).toEqual(['a-3.js', 'b-1.js'])
})

it('[LOOK-06] a file that a later build has again is that build’s own', () => {
  build(0, ['a-1.js'])
  build(day, ['a-2.js'])
  build(2 * day, ['a-1.js'])
  expect(build(30 * day, ['a-1.js'])).toEqual(['a-1.js'])
  expect(build(31 * day, ['a-4.js'])).toEqual(['a-1.js', 'a-4.js'])
})

it('[LOOK-06] nothing is left aside', () => {
  build(0, ['a-1.js'])
  build(day, ['a-2.js'])
  expect(readdirSync(folder)).toEqual(['build'])
})

it('[LOOK-06] building again and again keeps the files of ten builds', () => {
  let files: string[] = []
  for (let count = 0; count < 20; count += 1) files = build(count, [`a-${count}.js`])
  expect(files).toHaveLength(11)
})
