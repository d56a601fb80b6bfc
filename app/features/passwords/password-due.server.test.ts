import { describe, expect, it } from 'vitest'
import { userInfoSchema } from '~contract/platform/user'
import { passwordDue } from './password-due.server'

const user = { userId: 'u-1', account: 'sunqi', username: '孙七', tenantId: 't-1' }
/** Noon in China. */
const now = Date.parse('2026-03-10T04:00:00Z')
const due = (limitTime: unknown, init = '0') =>
  passwordDue(userInfoSchema.parse({ ...user, exInfo: { init, limitTime } }), now)

describe('a password that runs out', () => {
  it.each([
    '2026-03-10 12:00:00',
    '2026-03-10 11:59:59',
    '2020-01-01 00:00:00',
  ])('[AUTH-10] has expired at %s, in the time of China', (limit) => {
    expect(due(limit)).toEqual({ kind: 'expired' })
  })

  it.each([
    ['2026-03-10 12:00:01', 1],
    ['2026-03-11 12:00:00', 1],
    ['2026-03-11 12:00:01', 2],
    ['2026-03-17 11:59:59', 7],
  ])('[AUTH-10] until %s expires in %i days, rounded up', (limit, days) => {
    expect(due(limit)).toEqual({ kind: 'expiring', days })
  })

  it.each([
    '2026-03-17 12:00:00',
    '2030-01-01 00:00:00',
    '',
    null,
    undefined,
    '永不过期',
  ])('[AUTH-10] with the limit %j is nothing to tell', (limit) => {
    expect(due(limit)).toBeNull()
  })

  it('[AUTH-10] that is the initial one forces a change instead', () => {
    expect(due('2020-01-01 00:00:00', '1')).toBeNull()
  })
})
