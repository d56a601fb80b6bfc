import { describe, expect, it } from 'vitest'
import { handOverWayNames, orderHandOver } from '../../mock-platform/data/hand-over-ways'
import type { Space } from '../../mock-platform/data/space'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { auditLines, signedInAs, stackForFile } from '../support/server-test'
import { demoPassword, openSpace, resetCode } from '../support/stack'

const stack = await stackForFile({ LOG_LEVEL: 'debug' })

/** The requests of one row of the table, with the session of the user that the row names. */
interface Scene {
  client: HttpClient
  space: Space
  account(name: string): string
  /** An id in the space. */
  id(name: string): string
}

const wrong = 'Wrong-canary-2026'
const fresh = 'Fresh-canary-2027'
const post = ({ client }: Scene, path: string, body: unknown, method = 'POST') =>
  client.postJson(path, body, {}, method)
const signIn = ({ client, account }: Scene, password = demoPassword) =>
  client.signIn(account('lisi'), { password })
const change = ({ client }: Scene, currentPassword: string) =>
  client.post('/modifyPassword', { currentPassword, newPassword: fresh, sureNewPassword: fresh })
function comeBy(
  { client, space }: Scene,
  way: (typeof handOverWayNames)[number],
  lifetimeMs?: number,
) {
  const user = space.users.get('lisi')
  if (!user) throw new Error('no lisi')
  return client.get(orderHandOver(space, { way, user, lifetimeMs }).path)
}
async function reset({ client, space, account }: Scene, given?: string) {
  const step = (fields: Record<string, string>) => client.post('/missingPassword', fields)
  await step({ intent: 'send', account: account('lisi') })
  const code = await resetCode(stack, space)
  await step({ intent: 'check', code: given ?? code })
  await step({ intent: 'set', newPassword: fresh, sureNewPassword: fresh })
}

/** The action, the user who acts, and the lines that it must log: event, account, result. */
type Row = [
  what: string,
  as: string | null,
  act: (scene: Scene) => Promise<unknown>,
  lines: [event: string, whose: string | null, result: string][],
]

const ways: Row[] = handOverWayNames.flatMap((way): Row[] => [
  [`/${way}`, null, (scene) => comeBy(scene, way), [['hand-over', 'lisi', 'ok']]],
  [
    `/${way} over somebody else’s session`,
    'zhangsan',
    async (scene) => {
      await comeBy(scene, way)
      await scene.client.post('/hand-over', { choice: 'switch', next: scene.account('lisi') })
    },
    [
      ['hand-over', 'lisi', 'asked'],
      ['sign-out', 'zhangsan', 'ok'],
      ['hand-over', 'lisi', 'ok'],
    ],
  ],
  [
    `/${way} with a token that is none`,
    null,
    ({ client }) => client.get(`/${way}?tk=canary-x&token=canary-x&code=canary-x`),
    [['hand-over', null, way === 'ssoLoginToken' ? 'expired' : 'invalid']],
  ],
])

const doors: Row[] = [
  ['a sign-in', null, (scene) => signIn(scene), [['sign-in', 'lisi', 'ok']]],
  ['a wrong password', null, (scene) => signIn(scene, wrong), [['sign-in', 'lisi', 'refused']]],
  [
    'the fifth wrong password and what follows',
    null,
    async (scene) => {
      for (let count = 0; count < 6; count += 1) await signIn(scene, wrong)
    },
    [
      ...Array<Row[3][0]>(5).fill(['sign-in', 'lisi', 'refused']),
      ['lock', 'lisi', 'ok'],
      ['sign-in', 'lisi', 'locked'],
    ],
  ],
  [
    'a sign-in while the backend is in trouble',
    null,
    (scene) => {
      scene.space.faults.add({ path: '/auth/oauth/token', kind: 'html' })
      return signIn(scene)
    },
    [['sign-in', 'lisi', 'shape']],
  ],
  ...ways,
  [
    'another unit',
    'zhangsan',
    (scene) => post(scene, '/tenant-switch', { tenantId: scene.id('yz-fgw') }),
    [['tenant-switch', 'zhangsan', 'ok']],
  ],
  [
    'a unit of others',
    'zhangsan',
    (scene) => post(scene, '/tenant-switch', { tenantId: scene.id('yz-jyj') }),
    [['tenant-switch', 'zhangsan', 'unknown']],
  ],
  [
    'another account',
    'wujiu',
    async (scene) => {
      await post(scene, '/account-switch', { account: scene.account('lisi') })
      await post(scene, '/account-switch/airlines', { codes: ['YZ'] })
    },
    [['account-switch', 'wujiu', 'ok']],
  ],
  [
    'another account, given up',
    'wujiu',
    async (scene) => {
      await post(scene, '/account-switch', { account: scene.account('lisi') })
      await post(scene, '/account-switch/airlines', {}, 'DELETE')
    },
    [['account-switch', 'wujiu', 'cancelled']],
  ],
  [
    'an account of others',
    'wujiu',
    (scene) => post(scene, '/account-switch', { account: scene.account('zhangsan') }),
    [['account-switch', 'wujiu', 'refused']],
  ],
  [
    'a changed password',
    'lisi',
    (scene) => change(scene, demoPassword),
    [
      ['password-change', 'lisi', 'ok'],
      ['sign-out', 'lisi', 'ok'],
    ],
  ],
  [
    'a change with a wrong password',
    'lisi',
    (scene) => change(scene, wrong),
    [['password-change', 'lisi', 'refused']],
  ],
  ['a forgotten password', null, (scene) => reset(scene), [['password-reset', 'lisi', 'ok']]],
  ['a wrong code', null, (scene) => reset(scene, '0'), [['password-reset', 'lisi', 'refused']]],
  [
    'leaving by the page',
    'lisi',
    ({ client }) => client.post('/logout'),
    [['sign-out', 'lisi', 'ok']],
  ],
  [
    'leaving by the menu',
    'lisi',
    (scene) => post(scene, '/session/end', {}),
    [['sign-out', 'lisi', 'ok']],
  ],
  [
    'leaving while the backend is away',
    'lisi',
    (scene) => {
      scene.space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
      return post(scene, '/session/end', {})
    },
    [['sign-out', 'lisi', 'unreachable']],
  ],
  [
    'a key that is gone',
    'lisi',
    (scene) => post(scene, '/session/end', { left: 'key' }),
    [['key-removed', 'lisi', 'ok']],
  ],
  [
    'a window that counted down',
    'lisi',
    (scene) => post(scene, '/session/end', { left: 'idle' }),
    [['idle-end', 'lisi', 'ok']],
  ],
  [
    'a token that has expired',
    'lisi',
    ({ client, space }) => {
      space.clock.advance(13 * 3_600_000)
      return client.get('/index')
    },
    [['session-over', 'lisi', 'ok']],
  ],
]

describe('the audit log', () => {
  it.each(doors)('[SAFE-09] has a line for %s', async (_, as, act, lines) => {
    const { space, account } = openSpace(stack)
    const client = createHttpClient(stack.portal.url)
    if (as) await client.signIn(account(as))
    const before = new Set(stack.logLines)
    await act({ client, space, account, id: (name) => `${name}@${space.id}` })
    const written = stack.logLines.filter((line) => !before.has(line))
    const tenantOf = (name: string) => space.users.get(name)?.tenantId
    expect(written.map((line) => JSON.parse(line)).filter((line) => line.audit)).toMatchObject(
      lines.map(([audit, whose, result]) => ({
        audit,
        account: whose && account(whose),
        tenant: knowsTenant(audit, result) && whose ? tenantOf(whose) : null,
        result,
        address: '127.0.0.1',
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
        time: expect.anything(),
      })),
    )
    expect(written.join('')).not.toMatch(/tk_|canary|Portal@/)
  })

  it('[SAFE-09] knows which user was away for too long', async () => {
    const { account, client } = await signedInAs(stack, 'lisi')
    stack.advanceClock(33 * 60_000)
    await client.get('/index')
    const ended = () => auditLines(stack, { audit: 'idle-end', account: account('lisi') })
    await expect.poll(ended).toMatchObject([{ result: 'ok', requestId: expect.anything() }])
    stack.advanceClock(-33 * 60_000)
  })
})

/** Before the user is known, the line has no tenant. */
function knowsTenant(event: string, result: string) {
  if (['lock', 'password-reset'].includes(event)) return false
  return event !== 'sign-in' || result === 'ok'
}
