import { createHash, randomBytes } from 'node:crypto'
import { responseCode } from '~contract/platform/response-code'
import type { Passkey } from '~contract/platform/second-factor'
import { Refusal } from '../endpoints/implementation'
import { defineModel } from './collection'
import type { Space } from './space'
import { base32, matchedStep } from './totp'

interface SecondFactors {
  account: string
  /** The authenticator app's secret; '' = none. */
  secret: string
  /** The time step of the last used code. */
  lastStep: number
  /** A secret not confirmed by a code yet; `until` in ms. */
  offered: { secret: string; until: number } | null
  passkeys: Passkey[]
  /** Hashes of the remaining recovery codes. */
  recovery: string[]
}

export const secondFactorsModel = defineModel<SecondFactors>('secondFactors', 'account')

const offerLifetime = 10 * 60_000
const recoveryCodes = 10
const mostPasskeys = 20

const refused = (message: string) => new Refusal(responseCode.error, message)
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
const wrongCode = '验证码不正确或已使用'

/** Empty for accounts that have none or do not exist. */
export function factorsOf(space: Space, account: string): SecondFactors {
  const nothing = { secret: '', lastStep: 0, offered: null, passkeys: [], recovery: [] }
  return space.collection(secondFactorsModel).get(account) ?? { account, ...nothing }
}

/** Also keeps `secondFactor` of the sign-in answer in step. */
function keep(space: Space, account: string, patch: Partial<SecondFactors>) {
  const rows = space.collection(secondFactorsModel)
  const user = space.users.get(account)
  if (!user) throw refused('账号不存在')
  const now = { ...factorsOf(space, account), ...patch }
  const has = now.secret !== '' || now.passkeys.length > 0
  // Recovery codes are of no use without a factor.
  const kept = has ? now : { ...now, recovery: [] }
  if (!rows.update(account, kept)) rows.create(kept)
  const secondFactor = has ? '1' : '0'
  if (user.exInfo.secondFactor !== secondFactor) {
    space.users.update(account, { exInfo: { ...user.exInfo, secondFactor } })
  }
}

export function offerSecret(space: Space, account: string): string {
  const secret = base32(randomBytes(20))
  keep(space, account, { offered: { secret, until: space.now().getTime() + offerLifetime } })
  return secret
}

export function confirmSecret(space: Space, account: string, code: string): void {
  const { offered } = factorsOf(space, account)
  const now = space.now().getTime()
  if (!offered || offered.until <= now) throw refused('操作已超时，请重新添加')
  const lastStep = matchedStep(offered.secret, code, now, 0)
  if (lastStep === null) throw refused(wrongCode)
  keep(space, account, { secret: offered.secret, lastStep, offered: null })
}

export function removeSecret(space: Space, account: string): void {
  keep(space, account, { secret: '', lastStep: 0, offered: null })
}

/** No code works twice. */
export function takeCode(space: Space, account: string, code: string): void {
  const { secret, lastStep } = factorsOf(space, account)
  const step = secret ? matchedStep(secret, code, space.now().getTime(), lastStep) : null
  if (step === null) throw refused(wrongCode)
  keep(space, account, { lastStep: step })
}

/** A recovery code works once. */
export function takeRecoveryCode(space: Space, account: string, code: string): void {
  const { recovery } = factorsOf(space, account)
  const hash = hashOf(code.replace(/[\s-]/g, '').toLowerCase())
  if (!recovery.includes(hash)) throw refused('恢复码不正确或已使用')
  keep(space, account, { recovery: recovery.filter((one) => one !== hash) })
}

/** Replaces the previous codes; only hashes are kept. */
export function newRecoveryCodes(space: Space, account: string): string[] {
  const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(10)).toLowerCase())
  keep(space, account, { recovery: codes.map(hashOf) })
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

export function registerPasskey(
  space: Space,
  account: string,
  passkey: Omit<Passkey, 'addedAt'>,
): void {
  const { passkeys } = factorsOf(space, account)
  if (passkeys.some(({ id }) => id === passkey.id)) throw refused('这个通行密钥已经添加过')
  if (passkeys.length >= mostPasskeys) throw refused(`最多添加 ${mostPasskeys} 个通行密钥`)
  const addedAt = space.now().toISOString()
  keep(space, account, { passkeys: [...passkeys, { ...passkey, addedAt }] })
}

/** Authenticators without a counter always report 0. */
export function notePasskey(space: Space, account: string, id: string, counter: number): void {
  const { passkeys } = factorsOf(space, account)
  const known = passkeys.find((one) => one.id === id)
  if (!known) throw refused('没有这个通行密钥')
  if ((counter > 0 || known.counter > 0) && counter <= known.counter) {
    throw refused('通行密钥的计数没有增加，可能已被复制')
  }
  const others = passkeys.map((one) => (one.id === id ? { ...one, counter } : one))
  keep(space, account, { passkeys: others })
}

export function dropPasskey(space: Space, account: string, id: string): void {
  const { passkeys } = factorsOf(space, account)
  keep(space, account, { passkeys: passkeys.filter((one) => one.id !== id) })
}
