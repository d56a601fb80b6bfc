import { failureStatuses, failureText } from '../../errors/catalogue'
import { fetchToken } from '../../platform/endpoints/auth.server'
import { isPlatformError } from '../../platform/platform-error'
import { audit } from '../../session/audit.server'
import type { PortalContext } from '../../session/load-context'
import { zhCN } from '../../text/zh-CN'

/** What the form is told when a sign-in did not succeed; the password is never sent back. */
export interface SignInRefusal {
  account: string
  message: string
  field: 'account' | 'password' | 'form'
}

/** `newcomer`: the password is still the initial one. */
type SignInResult =
  | { cookie: string; newcomer: boolean }
  | { refusal: SignInRefusal; status: number }

/** No account or password is longer; what is, reaches neither the backend nor the audit log. */
const longestField = 200

/** Signs an account in with what the form sent. Backend trouble comes back as a refusal, not as an error. */
export async function signInWith(context: PortalContext, form: FormData): Promise<SignInResult> {
  const account = String(form.get('account') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const { signIn } = zhCN
  if (!account) return refuse(account, 'account', signIn.accountMissing, 400)
  const tooLong = [account, password].some((field) => field.length > longestField)
  if (tooLong) return refuse('', 'account', signIn.tooLong, 400)
  if (!password) return refuse(account, 'password', signIn.passwordMissing, 400)
  try {
    const caller = { token: null, requestId: context.requestId }
    const answer = await fetchToken(context.platform, caller, account, password)
    const cookie = await context.sessions.start(answer)
    audit(context, { type: 'sign-in', account, tenant: answer.tenantId, result: 'ok' })
    return { cookie, newcomer: answer.exInfo.init === '1' }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    audit(context, { type: 'sign-in', account, tenant: null, result: failure, code })
    // A token error here speaks of the portal's own client credential, not of the person's session.
    if (failure === 'session-over') return refuse(account, 'form', zhCN.failures.status, 502)
    const field = failure === 'refused' ? 'password' : 'form'
    const status = failure === 'refused' ? 401 : failureStatuses[failure]
    return refuse(account, field, failureText(error, zhCN), status)
  }
}

function refuse(
  account: string,
  field: SignInRefusal['field'],
  message: string,
  status: number,
): SignInResult {
  return { refusal: { account, field, message }, status }
}
