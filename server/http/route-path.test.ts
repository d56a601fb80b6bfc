import { expect, it } from 'vitest'
import { routePath } from './route-path'

it.each([
  '/file-viewer',
  '/file-viewer/',
  '/File-Viewer//',
  '/file%2Dviewer',
  '/file-viewer.data',
])('[SAFE-08] %s is the path of a route in another spelling', (path) => {
  expect(routePath(path)).toBe('/file-viewer')
})

it.each([
  ['/', '/'],
  ['', ''],
  ['//', '/'],
  ['/%', '/%'],
  ['/x/file-viewer', '/x/file-viewer'],
])('[SAFE-08] %j stays what it is', (path, same) => expect(routePath(path)).toBe(same))

// A regular expression that looked for trailing slashes from each position would take hours here.
it('[SAFE-16] millions of slashes cost nothing', () => {
  expect(routePath(`/x${'/'.repeat(4_000_000)}`)).toBe('/x')
})
