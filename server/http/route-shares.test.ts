import type { ServerBuild } from '@remix-run/node'
import type { Request, RequestHandler } from 'express'
import { expect, it } from 'vitest'
import { answerByShares } from './route-shares'

const pathOf = {
  root: undefined,
  'routes/_index': undefined,
  'routes/$': '*',
  'routes/messages': 'messages',
  'routes/messages_.unread': 'messages/unread',
  'routes/pcAuth': 'pcAuth',
}
const routes = Object.fromEntries(
  Object.entries(pathOf).map(([id, path]) => [
    id,
    { id, path, ...(id !== 'root' && { parentId: 'root' }) },
  ]),
)
const build = { routes, assets: { version: '1', routes } } as unknown as ServerBuild

/** The routes that Remix compares with an address. */
function metBy(paths: readonly string[]): string[][] {
  const met: string[][] = []
  const answer = answerByShares(build, (share): RequestHandler => {
    if (typeof share === 'function') throw new Error('no build')
    const names = Object.keys(share.routes)
    expect(Object.keys(share.assets.routes)).toEqual(names)
    return () => met.push(names)
  })
  for (const originalUrl of paths) answer({ originalUrl } as Request, {} as never, () => {})
  return met
}

const always = ['root', 'routes/_index', 'routes/$']

it.each([
  ['/', always],
  ['/_root.data', always],
  ['/inbox/list/17', always],
  ['/inbox/messages', always],
  ['/messages', [...always, 'routes/messages', 'routes/messages_.unread']],
  ['/Messages/', [...always, 'routes/messages', 'routes/messages_.unread']],
  ['/messages/unread.data', [...always, 'routes/messages', 'routes/messages_.unread']],
  ['/pcauth', [...always, 'routes/pcAuth']],
  ['/%70cAuth', [...always, 'routes/pcAuth']],
  ['/pcAuth%2Fx', [...always, 'routes/pcAuth']],
  ['/x/../pcAuth', [...always, 'routes/pcAuth']],
  ['/./%2e/pcAuth?to=/inbox', [...always, 'routes/pcAuth']],
  ['/x\\..\\pcAuth', [...always, 'routes/pcAuth']],
  ['/pcAuthority', always],
  ['//pcAuth', always],
])('[FAST-01] the address %s meets no more routes than can have it', (path, expected) => {
  expect(metBy([path])).toEqual([expected])
})

it('[FAST-01] Remix is made once for each beginning that a route has, and once for all others', () => {
  let made = 0
  const answer = answerByShares(build, () => {
    made += 1
    return () => {}
  })
  const addresses = ['/a', '/b', '/constructor', '/', '/messages', '/messages/unread', '/pcAuth']
  for (const originalUrl of addresses) answer({ originalUrl } as Request, {} as never, () => {})
  expect(made).toBe(3)
})

it('[FAST-01] a build that changes with each request is asked for all of its routes', () => {
  const changing = async () => build
  const answer = answerByShares(changing, (given) => {
    expect(given).toBe(changing)
    return () => {}
  })
  expect(answer).toBeTypeOf('function')
})
