import { createHash, randomBytes, randomInt } from 'node:crypto'
import { responseCode } from '~contract/platform/response-code'
import { Refusal } from '../endpoints/implementation'
import { defineModel } from './collection'
import type { Space } from './space'

/** Unknown accounts also get a code, but it is not sent. */
interface ResetCode {
  /** As typed, without the space. */
  account: string
  code: string
  /** By the space's clock, in milliseconds. */
  sentAt: number
  /** Wrong attempts. */
  misses: number
  /** Set once the code has been entered. */
  ticket?: string
}

export const resetCodesModel = defineModel<ResetCode>('resetCodes', 'account')

const second = 1000
/** Validity of a code, then of its ticket; time until the next code. */
const validity = 5 * 60 * second
const cooldown = 60 * second
const mostMisses = 5

const refused = (message: string) => new Refusal(responseCode.error, message)

/** Refuses if the last code was sent too recently. */
export function sendCode(space: Space, account: string) {
  const codes = space.collection(resetCodesModel)
  const now = space.now().getTime()
  const wait = (codes.get(account)?.sentAt ?? Number.NEGATIVE_INFINITY) + cooldown - now
  if (wait > 0) throw refused(`发送过于频繁，请 ${Math.ceil(wait / second)} 秒后再试`)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  codes.remove(account)
  codes.create({ account, code, sentAt: now, misses: 0 })
  return {
    mobile: maskedMobile(space, account),
    validFor: validity / second,
    resendAfter: cooldown / second,
  }
}

/** Returns a ticket. A code works once and allows a limited number of attempts. */
export function redeemCode(space: Space, account: string, given: string): string {
  const codes = space.collection(resetCodesModel)
  const sent = codes.get(account)
  if (!sent || sent.ticket !== undefined || isOver(space, sent)) {
    throw refused('验证码已失效，请重新获取')
  }
  if (sent.misses >= mostMisses) throw refused('错误次数过多，请重新获取验证码')
  if (sent.code !== given) {
    codes.update(account, { misses: sent.misses + 1 })
    throw refused('验证码错误')
  }
  const ticket = randomBytes(16).toString('hex')
  codes.update(account, { ticket, sentAt: space.now().getTime() })
  return ticket
}

export function isTicketGood(space: Space, account: string, ticket: string): boolean {
  const sent = space.collection(resetCodesModel).get(account)
  return sent?.ticket === ticket && !isOver(space, sent)
}

/** The codes that are valid now; testers read them here instead of on a mobile phone. */
export function openResetCodes(space: Space) {
  return space
    .collection(resetCodesModel)
    .all()
    .filter(
      (sent) => sent.ticket === undefined && !isOver(space, sent) && mobileOf(space, sent.account),
    )
    .map(({ account, code, sentAt }) => ({
      account,
      code,
      mobile: mobileOf(space, account),
      expiresAt: new Date(sentAt + validity).toISOString(),
    }))
}

function isOver(space: Space, { sentAt }: ResetCode): boolean {
  return space.now().getTime() >= sentAt + validity
}

function mobileOf(space: Space, account: string): string | undefined {
  return space.users.get(account)?.profile.mobile
}

/** Accounts without a mobile, and unknown ones, get a number derived from the name. */
function maskedMobile(space: Space, account: string): string {
  const made = createHash('sha256').update(`${space.id} ${account}`).digest().readUInt32BE(0)
  const mobile = mobileOf(space, account) ?? `139${String(made % 100_000_000).padStart(8, '0')}`
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}
