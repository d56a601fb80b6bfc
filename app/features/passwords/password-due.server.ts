import { parse } from 'cookie'
import type { UserInfo } from '~contract/platform/user'
import { type PasswordDue, reminderAnswered } from '~contract/portal/password-due'
import { backendNow, type PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import { sessionMark } from '~server/session/session-mark'

/** A password that expires within this time triggers a reminder (AUTH-10). */
const passwordWarningWindow = 604_800_000
const day = 24 * 3_600_000

/** What the user must be reminded of; null also if they already were in this session, or are not known. */
export function readPasswordDue(
  context: PortalContext,
  request: Request,
  signedIn: SignedIn,
  user: UserInfo | null,
): PasswordDue | null {
  if (signedIn.reminded || !user || isAnswered(request, signedIn)) return null
  return passwordDue(user, backendNow(context))
}

const isAnswered = ({ headers }: Request, signedIn: SignedIn) =>
  parse(headers.get('Cookie') ?? '')[reminderAnswered] === sessionMark(signedIn)

/**
 * Whether a password has expired by `now`, or will within a week; days are rounded up (AUTH-10). The backend writes
 * China time without a zone. An initial password is a separate case: it forces a change.
 */
export function passwordDue({ exInfo }: UserInfo, now: number): PasswordDue | null {
  const limit = Date.parse(`${exInfo.limitTime.trim().replace(' ', 'T')}+08:00`)
  if (exInfo.init === '1' || Number.isNaN(limit)) return null
  const left = limit - now
  if (left <= 0) return { kind: 'expired' }
  return left < passwordWarningWindow ? { kind: 'expiring', days: Math.ceil(left / day) } : null
}
