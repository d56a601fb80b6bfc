import { describe, expect, it } from 'vitest'
import type { SignInAnswer } from '~contract/platform/user'
import { createSealer } from '../seal/sealer'
import { createSessions, type SignedIn } from './session'

const answer = {
  access_token: 'tk_1',
  account: 'zhangsan',
  userId: 'u-1',
  tenantId: 't-1',
  username: '张三',
  orgName: '云州市人民政府办公室综合科',
  exInfo: { init: '0' },
} as SignInAnswer
const sealer = createSealer(['a-secret-of-some-length'])
const sessions = createSessions({ sealer, secure: false })
const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('sessions', () => {
  it('[AUTH-06] give back the user who signed in', async () => {
    const user = await sessions.read(pairOf(await sessions.start(answer)))
    expect(user).toMatchObject({ token: 'tk_1', username: '张三', tenantId: 't-1' })
  })

  it('[AUTH-08] with the initial password are newcomers’ alone, from the sign-in on or from later', async () => {
    const exInfo = { ...answer.exInfo, init: '1' as const }
    const fromStart = pairOf(await sessions.start({ ...answer, exInfo }))
    const usual = await sessions.read(pairOf(await sessions.start(answer)))
    const since = pairOf(await sessions.note(usual as SignedIn, { initialPassword: true }))
    for (const cookie of [fromStart, since]) {
      expect(await sessions.read(cookie)).toBeNull()
      expect(await sessions.readNewcomer(cookie)).toMatchObject({ token: 'tk_1' })
    }
    expect(await sessions.readNewcomer(pairOf(await sessions.start(answer)))).toBeNull()
  })

  it.each([
    undefined,
    null,
    '',
    'other=1',
    'portal=',
    'portal=e30%3D.x',
    `portal=${'a'.repeat(9_000)}`,
  ])('[AUTH-06] find no user in %.20j', async (header) => {
    expect(await sessions.read(header)).toBeNull()
  })

  it('[AUTH-09] of an account can all be ended at once; later ones are not, even if the clock was put back', async () => {
    let time = 1_000_000
    const own = createSessions({
      sealer,
      secure: false,
      now: () => time,
    })
    const begin = async (account: string) => pairOf(await own.start({ ...answer, account }))
    const [first, other] = [await begin('zhangsan'), await begin('lisi')]
    own.revokeAll('ＺｈａｎｇＳａｎ')
    const sameMoment = await begin('zhangsan')
    time -= 600_000
    const earlier = await begin('zhangsan')
    const found = await Promise.all([first, other, sameMoment, earlier].map((one) => own.read(one)))
    expect(found.map((user) => user?.account)).toEqual([undefined, 'lisi', 'zhangsan', 'zhangsan'])
    expect(await own.isRevoked(first)).toBe(false)
  })

  it('[AUTH-06] of another secret have no user', async () => {
    const others = createSessions({
      sealer: createSealer(['another-secret-of-length']),
      secure: false,
    })
    expect(await others.read(pairOf(await sessions.start(answer)))).toBeNull()
  })

  it('[AUTH-06] too large for a browser are refused aloud, whichever field makes them so', async () => {
    const large = [{ access_token: 't'.repeat(3_000) }, { orgName: '云'.repeat(1_000) }]
    for (const change of large) {
      await expect(sessions.start({ ...answer, ...change })).rejects.toThrow('browser maximum')
    }
    const most = await sessions.start({ ...answer, access_token: 't'.repeat(2_600) })
    expect(pairOf(most).length).toBeLessThanOrEqual(4_096)
  })
})
