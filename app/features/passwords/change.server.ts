import { isPlatformError } from '~contract/platform/platform-error'
import { putPassword } from '~server/platform/endpoints/passwords'
import { audit } from '~server/session/audit'
import { callerOf, type PortalContext, userOrNewcomer } from '~server/session/load-context'
import { type BarredAttempt, takeAttempt } from '~server/session/password-attempts'
import { revokeOtherTokens } from '~server/session/revoke'
import { failureStatuses, failureText } from '~text/error-catalogue'
import { changeProblem, type PasswordRefusal, passwordsOf } from './password-rules'

interface Refused {
  refusal: PasswordRefusal
  status: number
  /** Seconds until it makes sense to try again. */
  retryAfter?: number
}

/**
 * Changes the user's password with what the form sent; all their sessions have ended then. Otherwise returns what the form
 * is to show, or that a wrong present password was the last one (SAFE-12). A session that has ended is thrown (PlatformError).
 */
export async function changeOwnPassword(
  context: PortalContext,
  form: FormData,
): Promise<Refused | 'changed' | 'locked'> {
  const values = passwordsOf(form)
  const problem = changeProblem(values, context.texts)
  if (problem) return { refusal: problem, status: 400 }
  const { account = '', tenantId: tenant = null } = userOrNewcomer(context) ?? {}
  const note = { type: 'password-change', account, tenant } as const
  const attempt = await takeAttempt(context, account)
  if ('barred' in attempt) {
    audit(context, { ...note, result: attempt.barred === 'account' ? 'locked' : 'limited' })
    return barredFor(context, attempt)
  }
  try {
    const passwords = { current: values.currentPassword, next: values.newPassword }
    await putPassword(context.platform, callerOf(context), passwords)
    await attempt.succeeded()
    context.sessions.revokeAll(account)
    await revokeOtherTokens(context)
    audit(context, { ...note, result: 'ok' })
    return 'changed'
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    audit(context, { ...note, result: failure, code })
    const reason = failureText(error, context.texts)
    if (failure === 'refused') {
      if (attempt.left === 0) {
        audit(context, { type: 'lock', account, tenant, result: 'ok' })
        return 'locked'
      }
      return { refusal: { field: 'sureNewPassword', message: reason }, status: 422 }
    }
    await attempt.undecided()
    if (failure === 'session-over') throw error
    const message = context.texts.passwords.failed(reason)
    return { refusal: { field: 'form', message }, status: failureStatuses[failure] }
  }
}

function barredFor({ texts }: PortalContext, { barred, wait }: BarredAttempt): Refused {
  const { accountLocked, addressLimited } = texts.signIn
  const words = barred === 'account' ? accountLocked : addressLimited
  const message = words(Math.ceil(wait / 60_000))
  return { refusal: { field: 'form', message }, status: 429, retryAfter: Math.ceil(wait / 1_000) }
}
