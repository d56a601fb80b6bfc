import { redirect } from '@remix-run/node'
import { isPlatformError } from '~contract/platform/platform-error'
import { loginPathWith, safeRedirect } from '~contract/portal/safe-redirect'
import { putPassword } from '~server/platform/endpoints/passwords'
import { audit } from '~server/session/audit'
import { readForm, refused } from '~server/session/form'
import { withLiveSession } from '~server/session/guards'
import { callerOf, type PortalContext, userOrNewcomer } from '~server/session/load-context'
import { leaveNotice } from '~server/session/login-notice'
import { type BarredAttempt, takeAttempt } from '~server/session/password-attempts'
import { revokeOtherTokens } from '~server/session/revoke'
import { failureStatuses, failureText } from '~text/error-catalogue'
import { signInTexts } from '~text/sign-in'
import { changeProblem, type PasswordRefusal, passwordsOf } from './password-rules'

interface Refused {
  refusal: PasswordRefusal
  status: number
  /** Seconds until it makes sense to try again. */
  retryAfter?: number
}

/**
 * Changes the password as the page's form requests. Returns the refusal; otherwise ends the session by `endSession` and
 * throws the redirect to the login page, as the user has to sign in again (AUTH-09).
 */
export async function answerChangeForm(
  context: PortalContext,
  request: Request,
  endSession: () => Promise<{ headers: Headers }>,
) {
  const form = await readForm(request)
  const result = await withLiveSession(context, request, () => changeOwnPassword(context, form))
  if (typeof result === 'object') return refused(result.refusal, result)
  const { headers } = await endSession()
  const notice = result === 'changed' ? 'password-changed' : 'account-locked'
  headers.append('Set-Cookie', await leaveNotice(context, notice))
  const back = safeRedirect(String(form.get('redirect') ?? ''))
  throw redirect(loginPathWith(context.config.LOGIN_PATH, back), { headers })
}

/**
 * Changes the user's password, which ends all their sessions. If refused, returns what the form must show, or that a
 * wrong current password was the last attempt allowed (SAFE-12). Throws PlatformError if the session has ended.
 */
async function changeOwnPassword(
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
  const { accountLocked, addressLimited } = signInTexts[texts.language]
  const words = barred === 'account' ? accountLocked : addressLimited
  const message = words(Math.ceil(wait / 60_000))
  return { refusal: { field: 'form', message }, status: 429, retryAfter: Math.ceil(wait / 1_000) }
}
