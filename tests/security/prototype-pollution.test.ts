import { afterEach, describe, expect, it } from 'vitest'
import { platformAreas } from '../../mock-platform/areas'
import { servicePrefixes } from '../../mock-platform/http/service-prefixes'
import { builtRoutes } from '../support/routes'
import { signedInAs, stackForFile } from '../support/server-test'

/** Portal and mock platform run in this process, so that a test can see whether a request pollutes them. */
const clean = Object.getOwnPropertyNames(Object.prototype).sort()
const cleanArray = Object.getOwnPropertyNames(Array.prototype).sort()

const stack = await stackForFile({ TRUSTED_PROXIES: '1' })
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(clean)
  expect(Object.getOwnPropertyNames(Array.prototype).sort()).toEqual(cleanArray)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

const evil = '{"polluted":"yes","isAdmin":true,"status":200}'
/** Bodies that name a prototype, at the top and in a place where a merge would look for settings. */
const bodies = [
  `{"__proto__":${evil}}`,
  `{"constructor":{"prototype":${evil}}}`,
  `{"__proto__":{"__proto__":${evil}}}`,
  `[{"__proto__":${evil}}]`,
  ...['settings', 'data', 'params', 'account', 'layout', 'filter', 'cards', 'items'].flatMap(
    (name) => [
      `{"${name}":{"__proto__":${evil}}}`,
      `{"${name}":[{"constructor":{"prototype":${evil}}}]}`,
    ],
  ),
]
const forms = [
  '__proto__[polluted]=yes&__proto__.polluted=yes',
  'constructor[prototype][polluted]=yes',
  'account=lisi&account[__proto__][polluted]=yes',
]

const signedIn = () => signedInAs(stack)

describe('a body that names a prototype', () => {
  it('[SAFE-03] pollutes nothing at any address that takes one, and is no failure', async () => {
    const { client } = await signedIn()
    const kept = client.jar.get('portal') ?? ''
    const failed: string[] = []
    for (const { path, action } of await builtRoutes()) {
      if (!action || path === '/logout' || path === '/session/end') continue
      const sent = [
        ...bodies.map((body) => ['application/json', body] as const),
        ...forms.map((body) => ['application/x-www-form-urlencoded', body] as const),
      ]
      for (const [type, body] of sent) {
        const headers = { 'content-type': type }
        const { status } = await client.send(path, { method: 'POST', headers, body })
        if (status >= 500) failed.push(`${status} ${path} ${body}`)
        client.jar.set('portal', kept)
      }
    }
    expect(failed).toEqual([])
  }, 60_000)

  it('[SAFE-03] pollutes nothing at any service of the contract behind the proxy', async () => {
    const { client } = await signedIn()
    const prefixes = servicePrefixes()
    const endpoints = platformAreas()
      .flatMap(({ implementations }) => implementations.map(({ endpoint }) => endpoint))
      .filter(({ method, service }) => method !== 'GET' && service !== 'auth')
    expect(endpoints.length).toBeGreaterThan(30)
    for (const { method, service, path } of endpoints) {
      for (const body of bodies.slice(0, 4)) {
        const headers = { 'content-type': 'application/json' }
        const address = prefixes[service] + path.replaceAll(/[:{]\w+\}?/g, '__proto__')
        const { status } = await client.send(address, { method, headers, body })
        expect(status, `${method} ${address}`).toBeLessThan(500)
      }
    }
  }, 60_000)

  it('[SAFE-03] in an address pollutes nothing either', async () => {
    const { client } = await signedIn()
    const query = '?__proto__[polluted]=yes&__proto__.polluted=1&constructor[prototype][polluted]=1'
    for (const { path } of await builtRoutes()) {
      expect((await client.get(path + query)).headers, path).not.toHaveProperty('polluted')
    }
    for (const path of [
      '/__proto__',
      '/constructor/prototype',
      '/open/__proto__',
      '/framing/constructor',
    ]) {
      expect((await client.get(path)).status, path).toBeLessThan(500)
    }
  })
})

it('[SAFE-03] an answer that names a prototype changes no other object', async () => {
  const { client, space } = await signedIn()
  // JSON makes it an own property; a careless merge would make it a prototype.
  const theme = `{"__proto__":${evil},"look":{"__proto__":${evil},"scheme":"dark"}}`
  space.users.update('zhangsan', { theme })
  for (const path of ['/user/personal/info', '/sysappuser/list']) {
    const data = JSON.parse(`{"__proto__":${evil},"constructor":{"prototype":${evil}}}`)
    space.answers.add({
      method: 'GET',
      path: `/service-system${path}`,
      data,
      unchecked: true,
      times: 1,
    })
  }
  expect((await client.get('/index')).status).toBe(200)
  const page = await client.get('/index')
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('polluted')
  expect((await client.get('/system/settingcenter/edit')).status).toBe(200)
})
