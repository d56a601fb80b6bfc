import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { openPaths } from '~contract/portal/paths'
import {
  canary,
  encoded,
  faultsOf,
  oddities,
  type Sent,
  type Visitor,
  visitorsOf,
} from '../support/odd-input'
import { builtRoutes } from '../support/routes'
import { stackForFile } from '../support/server-test'

const stack = await stackForFile({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'debug' })

const visitor = visitorsOf(() => stack)

/** The parameters that each address reads; other addresses get a few names that any of them might read. */
const parameters: Record<string, string[]> = {
  '/ssoLogin': ['tk', 'url'],
  '/ssoLoginToken': ['token', 'url'],
  '/pcAuth': ['code', 'url'],
  '/zwddPcAuth': ['code', 'url'],
  '/zqtPcAuth': ['code', 'url'],
  '/meeting-login': ['code', 'redirect'],
  '/thirdRedirect': ['token', 'url'],
  '/auth-redirect': ['redirect'],
  '/ssoLoginError': ['reason', 'redirect'],
  '/zwddErrorPage': ['reason', 'redirect'],
  '/baichuanErrorPage': ['reason', 'redirect'],
  '/login': ['redirect', 'left'],
  '/login/challenge': ['kind'],
  '/noticeDetail': ['id'],
  '/exptions': ['errorCode', 'redirect'],
  '/messages': ['page', 'column', 'asc', 'type'],
  '/iframe.html': ['app', 'url'],
  '/realm': ['entry'],
  '/open/policy': ['iframeId'],
  '/framing/policy': ['x'],
  '/': ['redirect'],
  '/inbox/list/1': ['redirect', 'fullscreen', 'singlescreen', 'hideheader'],
  '/personal-setting/index': ['module'],
}
const usual = ['redirect', 'id']
/** Addresses that only signed-in users can request. */
const closed = ['/messages', '/iframe.html', '/realm', '/open/policy']

type Query = [what: string, query: string]

/**
 * Every oddity as the value of each of these names, and what only an address can contain: a name twice, a list, a
 * cut-off escape.
 */
function oddQueries(names: string[]): Query[] {
  const each = (pairOf: (name: string) => string) => `?${names.map(pairOf).join('&')}`
  const values = oddities.map(
    ([what, value]): Query => [what, each((name) => `${name}=${encoded(value)}`)],
  )
  return [
    ...values,
    ['not encoded', each((name) => `${name}=//evil.example/<svg%20onload=1>&&==`)],
    ['twice', each((name) => `${name}=/a-${canary}&${name}=//evil.example`)],
    ['a list', each((name) => `${name}[]=/a&${name}[toString]=1&${name}[__proto__][x]=1`)],
    ['a bad percent code', each((name) => `${name}=%E0%A4%A&${name}=%`)],
  ]
}

/** Requests a path with every oddity; `apart`: as the value of one parameter after the other. */
async function askAll({ client, from }: Visitor, path: string, apart: boolean) {
  const names = parameters[path.replace(/\.data$/, '')] ?? usual
  const odd = apart
    ? names.flatMap((name) =>
        oddQueries([name]).map(([what, query]): Query => [`${name} ${what}`, query]),
      )
    : oddQueries(names)
  const all: Sent[] = []
  for (const [what, query] of [['nothing', ''] as Query, ...odd]) {
    const answer = await client.get(path + query, { accept: 'text/html', ...from })
    all.push({ what, path: path + query, answer })
  }
  return faultsOf(stack, all)
}

const builtPaths = async () => (await builtRoutes()).map(({ path }) => path)
const everyPath = async () => new Set([...(await builtPaths()), ...Object.keys(parameters)])

describe('odd parameters', () => {
  it('[AUTH-05] [SAFE-06] of any address, one after the other, never lead elsewhere and are no failure', async () => {
    const somebody = await visitor()
    const faults: string[] = []
    for (const path of openPaths) faults.push(...(await askAll(somebody, path, true)))
    expect(faults).toEqual([])
  }, 120_000)

  const users = ['zhangsan', 'zhaoliu']
  it.each(users)('[AUTH-05] [SAFE-06] change nothing: %s stays signed in', async (name) => {
    const user = await visitor(name)
    const { client, from } = user
    const kept = client.jar.get('portal')
    const faults: string[] = []
    for (const path of await everyPath()) {
      faults.push(...(await askAll(user, path, name === 'zhangsan' && closed.includes(path))))
    }
    expect(faults).toEqual([])
    expect(client.jar.get('portal')).toBe(kept)
    expect((await client.post('/session/activity', {}, from)).status).toBe(200)
  }, 120_000)

  it('[AUTH-05] of the data of a page do no more than those of the page', async () => {
    const somebody = await visitor()
    const faults: string[] = []
    for (const path of await builtPaths()) {
      faults.push(...(await askAll(somebody, `${path}.data`, false)))
    }
    expect(faults).toEqual([])
  }, 120_000)

  afterAll(() => {
    expect(stack.logLines.join('')).not.toContain(canary)
  })
})

describe('odd paths', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...['/', '//', '\\', '.', '..', '%', '%2f', '%5c', '%00', '%0d%0a', '%252f']),
    fc.constantFrom(...['?', '#', ';', '@', ':', '~2', 'inbox', 'login', '.data', 'retry', 'open']),
    fc.constantFrom(...['__proto__', 'constructor', 'subapps', 'realm', '%E5%85%AC', '%E0%A4%A']),
    fc.string({ unit: fc.constantFrom(...'!$&\'()*+,-=_az09[]{}|^`<>"'), maxLength: 6 }),
  )

  const visitors = [undefined, 'lisi']
  it.each(visitors)('[GUARD-10] [AUTH-05] lead nowhere else, signed in as %s', async (name) => {
    const { client, from } = await visitor(name)
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
        const path = `/${parts.join('')}`
        const answer = await client.get(path, { accept: 'text/html', ...from })
        expect(faultsOf(stack, [{ what: 'path', path, answer }])).toEqual([])
      }),
      { numRuns: 150 },
    )
  }, 120_000)

  const controls = ['/inbox%0d%0aX-Evil:%201', '/%00', '/login%7F', '/a%1fb?c']
  it.each(controls)('[GUARD-10] with control characters (%s) are no addresses', async (path) => {
    const { client } = await visitor('lisi')
    expect(await client.get(path)).toMatchObject({ status: 400, text: '请求的地址不正确\n' })
  })
})
