import { createHash, randomBytes, randomInt } from 'node:crypto'
import { responseCode } from '~contract/platform/response-code'
import { Refusal } from '../endpoints/implementation'
import { defineModel } from './collection'
import type { Space } from './space'

/** A code on its way to a mobile. Accounts that do not exist get one, too, but it is not sent. */
interface ResetCode {
  /** As typed, without the space. */
  account: string
  code: string
  /** Milliseconds of the space's clock. */
  sentAt: number
  /** Codes tried in vain. */
  misses: number
  /** For the code once it was entered. */
  ticket?: string
}

export const resetCodesModel = defineModel<ResetCode>('resetCodes', 'account')

const second = 1000
/** How long a code is good, and its ticket after it; how long until the next one. */
const validity = 5 * 60 * second
const cooldown = 60 * second
const mostMisses = 5

const refused = (message: string) => new Refusal(responseCode.error, message)

/** Sends an account a code; too soon after the last one it is refused. */
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

/** Takes a code and gives the ticket for it. A code is good once, and for few tries. */
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

/** Whether the ticket is the account's and still good. */
export function isTicketGood(space: Space, account: string, ticket: string): boolean {
  const sent = space.collection(resetCodesModel).get(account)
  return sent?.ticket === ticket && !isOver(space, sent)
}

/** The codes that users could enter now: what a tester reads in place of a mobile. */
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

/** An account without a mobile, or one that does not exist, gets a number derived from its name, always the same. */
function maskedMobile(space: Space, account: string): string {
  const made = createHash('sha256').update(`${space.id} ${account}`).digest().readUInt32BE(0)
  const mobile = mobileOf(space, account) ?? `139${String(made % 100_000_000).padStart(8, '0')}`
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}
