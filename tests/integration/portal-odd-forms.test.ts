import { afterAll, describe, expect, it } from 'vitest'
import { canary, faultsOf, markup, oddities, type Sent, visitorsOf } from '../support/odd-input'
import { builtRoutes } from '../support/routes'
import { stackForFile } from '../support/server-test'

const stack = await stackForFile({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'debug' })

const visitor = visitorsOf(() => stack)

describe('odd forms', () => {
  const forms: Record<string, string[]> = {
    '/login': ['account', 'password', 'redirect', 'remember', 'challenge', 'answer'],
    '/missingPassword': ['intent', 'account', 'code', 'newPassword', 'sureNewPassword'],
    '/modifyPassword': ['currentPassword', 'newPassword', 'sureNewPassword', 'redirect'],
    '/logout': ['redirect'],
  }
  const good: Record<string, Record<string, string>> = {
    '/login': { account: 'nobody', password: canary },
    '/missingPassword': { intent: 'check' },
    '/modifyPassword': { currentPassword: `${canary}-old`, newPassword: 'a', sureNewPassword: 'b' },
  }

  it.each(
    Object.keys(forms),
  )('[AUTH-05] [SAFE-08] at %s are told in the page, and leave no trace', async (path) => {
    const all: Sent[] = []
    const user = path === '/modifyPassword' ? await visitor('lisi') : null
    for (const name of forms[path] ?? []) {
      for (const [what, value] of oddities) {
        const { client, from } = user ?? (await visitor())
        const answer = await client.post(path, { ...good[path], [name]: value }, from)
        all.push({ what: `${name} ${what}`, path, answer })
      }
    }
    expect(faultsOf(stack, all)).toEqual([])
  }, 120_000)

  /** Bodies that no page of the portal sends. */
  const bodies: [type: string, body: string][] = [
    ['application/json', ''],
    ['application/json', 'null'],
    ['application/json', '[]'],
    ['application/json', '"text"'],
    ['application/json', '{'],
    ['application/json', '{"__proto__":{"account":"lisi"}}'],
    ['application/json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['text/plain', 'account=lisi'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data'],
    ['application/x-www-form-urlencoded', '%E0%A4%A&&==&a'],
    ['application/x-www-form-urlencoded', `account[]=1&account=${canary}&account=2&password=%ff`],
    ['', 'x'],
    ...['account', 'codes', 'tenantId', 'id', 'left', 'parent'].flatMap(
      (field): [string, string][] =>
        [
          null,
          0,
          '',
          '..',
          '\ud800',
          '\u0000',
          [],
          ['\ud800'],
          { toString: 1 },
          'a'.repeat(10_000),
          markup,
        ].map((value) => ['application/json', JSON.stringify({ [field]: value })]),
    ),
  ]

  it('[SAFE-06] to any address that takes them are answered with what is wrong', async () => {
    const all: Sent[] = []
    for (const { path, action } of await builtRoutes()) {
      if (!action) continue
      const user = await visitor('wujiu')
      const kept = user.client.jar.get('portal') ?? ''
      for (const [type, body] of bodies) {
        const headers = { ...user.from, ...(type && { 'content-type': type }) }
        const answer = await user.client.send(path, { method: 'POST', headers, body })
        all.push({ what: `${type} ${body.slice(0, 40)}`, path, answer })
        user.client.jar.set('portal', kept)
      }
    }
    expect(faultsOf(stack, all)).toEqual([])
  }, 120_000)

  afterAll(() => {
    expect(stack.logLines.join('')).not.toContain(`${canary}-old`)
  })
})

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('[SAFE-03] forms of another site are refused everywhere (%j)', async (claim) => {
  const { client, from } = await visitor('zhangsan')
  const { journal } = stack.mock.space()
  journal.clear()
  for (const { path, action } of await builtRoutes()) {
    if (!action) continue
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const address of [path, `${path}.data`, `${path}?index`]) {
        const answer = await client.send(address, {
          method,
          headers: { ...from, ...claim, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'account=lisi&intent=send&tenantId=x',
        })
        expect(answer, `${method} ${address}`).toMatchObject({ status: 403, location: '' })
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    }
  }
  expect(journal.find({})).toEqual([])
  expect((await client.get('/profile')).status).toBe(200)
}, 120_000)
