import { isPlatformError } from '~contract/platform/platform-error'
import { putPassword } from '~server/platform/endpoints/passwords'
import { audit } from '~server/session/audit'
import { callerOf, holderOf, type PortalContext } from '~server/session/load-context'
import { failureStatuses, failureText } from '~text/error-catalogue'
import { changeProblem, type PasswordRefusal, passwordsOf } from './password-rules'

/**
 * Changes the person's password with what the form sent; all their sessions are over then. Gives what the form is to be told where that did not
 * succeed; the end of the session is thrown (PlatformError).
 */
export async function changeOwnPassword(
  context: PortalContext,
  form: FormData,
): Promise<{ refusal: PasswordRefusal; status: number } | 'changed'> {
  const values = passwordsOf(form)
  const problem = changeProblem(values, context.texts)
  if (problem) return { refusal: problem, status: 400 }
  const { account = null, tenantId: tenant = null } = holderOf(context) ?? {}
  const note = { type: 'password-change', account, tenant } as const
  try {
    const passwords = { current: values.currentPassword, next: values.newPassword }
    await putPassword(context.platform, callerOf(context), passwords)
    if (account) context.sessions.revokeAll(account)
    audit(context, { ...note, result: 'ok' })
    return 'changed'
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    audit(context, { ...note, result: failure, code })
    if (failure === 'session-over') throw error
    const reason = failureText(error, context.texts)
    const refusal: PasswordRefusal =
      failure === 'refused'
        ? { field: 'sureNewPassword', message: reason }
        : { field: 'form', message: context.texts.passwords.failed(reason) }
    return { refusal, status: failureStatuses[failure] }
  }
}
