import { isPlatformError, type PlatformError } from '~contract/platform/platform-error'
import type { SignInAnswer } from '~contract/platform/user'
import { resumedAs } from '~contract/portal/paths'
import { userTenantKey } from '~contract/portal/user-tenant'
import { fetchToken } from '~server/platform/endpoints/auth'
import { fetchTenantToken } from '~server/platform/endpoints/switching'
import { audit } from '~server/session/audit'
import type { PortalContext } from '~server/session/load-context'
import { accountAttempts, takeAttempt } from '~server/session/password-attempts'
import { type Admission, takeOver } from '~server/session/replace-session'
import { dropUnused } from '~server/session/revoke'
import { failureStatuses, failureText } from '~text/error-catalogue'
import { signInTexts } from '~text/sign-in'
import { readSignInSettings } from './sign-in-settings.server'
import { isPassed } from './slide-challenge.server'

/** What the form receives if a sign-in fails; the password is never sent back. */
export interface SignInRefusal {
  account: string
  message: string
  /** `challenge`: the slide verification was not passed; the password was not tried. */
  field: 'account' | 'password' | 'challenge' | 'form'
}

interface Refused {
  refusal: SignInRefusal
  status: number
  /** Seconds until it makes sense to try again. */
  retryAfter?: number
}

/** `newcomer`: the password is still the initial one. */
type SignInResult = { admission: Admission; newcomer: boolean } | Refused

/** No account or password is longer; longer input reaches neither the backend nor the audit log. */
const longestField = 200
/** With this many attempts left or fewer, the form shows their number. */
const fewAttempts = 2

/** Signs an account in with the form's credentials. A backend failure is returned as a refusal, not thrown. */
export async function signInWith(context: PortalContext, form: FormData): Promise<SignInResult> {
  const account = String(form.get('account') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const signIn = signInTexts[context.texts.language]
  if (!account) return refuse(account, 'account', signIn.accountMissing, 400)
  const tooLong = [account, password].some((field) => field.length > longestField)
  if (tooLong) return refuse('', 'account', signIn.tooLong, 400)
  if (!password) return refuse(account, 'password', signIn.passwordMissing, 400)

  const { slideVerify } = await readSignInSettings(context)
  if (slideVerify && !(await isPassed(context, form))) {
    audit(context, { type: 'sign-in', account, tenant: null, result: 'challenge' })
    const { missing, wrong } = signIn.challenge
    return refuse(account, 'challenge', form.has('answer') ? wrong : missing, 400)
  }
  return tryPassword(context, { account, password, as: String(form.get(resumedAs) ?? '') })
}

interface Credentials {
  account: string
  password: string
  /** The user and tenant whose page the sign-in is over, or ''. */
  as: string
}

async function tryPassword(context: PortalContext, { account, password, as }: Credentials) {
  const attempt = await takeAttempt(context, account)
  if ('barred' in attempt) {
    const result = attempt.barred === 'account' ? 'locked' : 'limited'
    audit(context, { type: 'sign-in', account, tenant: null, result })
    return refuseFor(context, attempt.wait, account, attempt.barred)
  }
  try {
    const caller = { token: null, requestId: context.requestId }
    const answer = await fetchToken(context.platform, caller, account, password)
    await attempt.succeeded()
    return await enter(context, account, await inTenantOf(context, as, answer))
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    audit(context, { type: 'sign-in', account, tenant: null, result: failure, code })
    if (failure === 'refused') return refusePassword(context, account, error, attempt.left)
    await attempt.undecided()
    // A token error here concerns the portal's own client credential, not the user's session.
    if (failure === 'session-over')
      return refuse(account, 'form', context.texts.failures.status, 502)
    return refuse(account, 'form', failureText(error, context.texts), failureStatuses[failure])
  }
}

/**
 * Backends sign a user in to their first tenant. If the page under the sign-in is theirs in another tenant, they
 * continue in that one (DESK-07); if the backend refuses that, they stay in the first.
 */
async function inTenantOf(
  context: PortalContext,
  as: string,
  answer: SignInAnswer,
): Promise<SignInAnswer> {
  if (!as || as === userTenantKey(answer) || answer.exInfo.init === '1') return answer
  const asked = answer.exInfo.tenantList
    .filter(({ separator }) => !separator)
    .map(({ userId, tenantId }) => ({ userId: userId ?? answer.userId, tenantId }))
    .find((one) => userTenantKey(one) === as)
  if (!asked) return answer
  const caller = { token: answer.access_token, requestId: context.requestId }
  const switched = await fetchTenantToken(context.platform, caller, asked).catch((error) => {
    if (!isPlatformError(error)) throw error
    return null
  })
  return switched?.tenantId === asked.tenantId ? switched : answer
}

/** The password was right. If the second factor cannot be checked, the sign-in fails. */
async function enter(
  context: PortalContext,
  account: string,
  answer: SignInAnswer,
): Promise<SignInResult> {
  const note = { type: 'sign-in', account, tenant: answer.tenantId } as const
  try {
    const admission = await takeOver(context, 'sign-in', answer)
    audit(context, { ...note, result: admission.asked ? 'second-factor' : 'ok' })
    return { admission, newcomer: answer.exInfo.init === '1' }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    audit(context, { ...note, result: failure, code })
    await dropUnused(context, answer.access_token)
    const sentence = context.texts.failures.status
    return refuse(
      account,
      'form',
      sentence,
      failureStatuses[failure === 'timeout' ? failure : 'status'],
    )
  }
}

function refusePassword(
  context: PortalContext,
  account: string,
  error: PlatformError,
  left: number,
): Refused {
  if (left === 0) {
    audit(context, { type: 'lock', account, tenant: null, result: 'ok' })
    return refuseFor(context, accountAttempts.window, account, 'account')
  }
  const { attemptsLeft } = signInTexts[context.texts.language]
  const reason = failureText(error, context.texts)
  const message =
    left > fewAttempts ? reason : attemptsLeft(reason, left, minutesOf(accountAttempts.window))
  return refuse(account, 'password', message, 401)
}

function refuseFor(
  context: PortalContext,
  wait: number,
  account: string,
  barred: 'account' | 'address',
): Refused {
  const { accountLocked, addressLimited } = signInTexts[context.texts.language]
  const words = barred === 'account' ? accountLocked : addressLimited
  const refused = refuse(account, 'form', words(minutesOf(wait)), 429)
  return { ...refused, retryAfter: Math.ceil(wait / 1_000) }
}

function minutesOf(milliseconds: number): number {
  return Math.ceil(milliseconds / 60_000)
}

function refuse(
  account: string,
  field: SignInRefusal['field'],
  message: string,
  status: number,
): Refused {
  return { refusal: { account, field, message }, status }
}
