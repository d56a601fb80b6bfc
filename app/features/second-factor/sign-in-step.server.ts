import { isPlatformError } from '~contract/platform/platform-error'
import type { FactorState } from '~contract/platform/second-factor'
import { passwordPath } from '~contract/portal/paths'
import { safeRedirect } from '~contract/portal/safe-redirect'
import { factorsOf } from '~server/platform/endpoints/second-factor'
import { audit } from '~server/session/audit'
import { logFailure } from '~server/session/failure-log'
import type { PortalContext } from '~server/session/load-context'
import { accountAttempts, takeAttempt } from '~server/session/password-attempts'
import { dropSignIn, type PendingSignIn, readSignIn } from '~server/session/pending-sign-in'
import { takeOver } from '~server/session/replace-session'
import { dropUnused, revokeOtherTokens } from '~server/session/revoke'
import { hasFactor } from '~server/session/second-factor'
import { takeOnce } from '~server/session/take-once'
import { failureStatuses } from '~text/error-catalogue'
import { askPasskey, dropChallenge, readUsedPasskey } from './passkeys.server'
import { accepted, type FactorUser, registerFactor, textsOf } from './registration.server'
import { isRegistration, type SignInStep } from './steps.server'

/** What the login page shows of a pending sign-in. */
export interface WaitingSignIn {
  account: string
  /** The account has no factor yet and must register one. */
  register: boolean
  totp: boolean
  passkey: boolean
  recovery: boolean
  /** Why the sign-in cannot continue now; '' = it can. */
  trouble: string
}

/** The result of a step; `refusal` is a sentence for the user. */
export type StepResult = { cookies: string[]; status?: number } & (
  | { answer: object }
  | { refusal: string }
  /** Signed in. `codes`: recovery codes to show first. */
  | { target: string; codes: string[] }
)

/** This browser's pending sign-in; null = none. */
export async function waitingSignIn(
  context: PortalContext,
  request: Request,
): Promise<WaitingSignIn | null> {
  const pending = readSignIn(context, request)
  if (!pending) return null
  const { account } = pending.user
  const nothing = { account, register: false, totp: false, passkey: false, recovery: false }
  try {
    const state = await factorsOf(context.platform, context.requestId, account).state()
    const { totp, passkeys, recoveryCodes } = state
    const [passkey, recovery] = [passkeys.length > 0, recoveryCodes > 0]
    return { account, register: !hasFactor(state), totp, passkey, recovery, trouble: '' }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { ...nothing, trouble: textsOf(context).unavailable }
  }
}

/** Takes one step of a sign-in that is waiting for the second factor (SAFE-19). */
export async function takeSignInStep(
  context: PortalContext,
  request: Request,
  step: SignInStep,
  redirect: string,
): Promise<StepResult> {
  const pending = readSignIn(context, request)
  if (!pending) return { refusal: textsOf(context).over, status: 409, cookies: [] }
  if (step.step === 'cancel') return cancel(context, pending)
  try {
    const factors = factorsOf(context.platform, context.requestId, pending.user.account)
    const state = await factors.state()
    const waiting = { context, request, pending, state, redirect }
    if (isRegistration(step)) return await register(waiting, step)
    if (step.step !== 'passkey-ask') return await check(waiting, step)
    const { options, cookie } = await askPasskey(context, request, pending.id, state.passkeys)
    return { answer: { options }, cookies: [cookie] }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    logFailure(context, 'second factor', error)
    const { failure } = error
    const status = failureStatuses[failure === 'session-over' ? 'status' : failure]
    return { refusal: textsOf(context).unavailable, status, cookies: [] }
  }
}

interface Waiting {
  context: PortalContext
  request: Request
  pending: PendingSignIn
  state: FactorState
  redirect: string
}

type Proof = Extract<SignInStep, { step: 'code' | 'passkey' }>

/** Checks a code or a passkey, counted as one of the account's and the address's attempts (SAFE-12). */
async function check(waiting: Waiting, step: Proof): Promise<StepResult> {
  const { context, pending } = waiting
  const { account, tenantId: tenant } = pending.user
  const way = step.step === 'passkey' ? step.step : step.kind
  const note = { type: 'second-factor', account, tenant, way } as const
  const attempt = await takeAttempt(context, account, 'factor')
  if ('barred' in attempt) {
    audit(context, { ...note, result: attempt.barred === 'account' ? 'locked' : 'limited' })
    return lockedOut(context, attempt.wait)
  }
  try {
    if (await isRight(waiting, step)) {
      await attempt.succeeded()
      audit(context, { ...note, result: 'ok' })
      return await finish(waiting, [])
    }
  } catch (error) {
    if (isPlatformError(error)) await attempt.undecided()
    throw error
  }
  audit(context, { ...note, result: 'refused' })
  if (attempt.left > 0) {
    return { refusal: textsOf(context).wrong(attempt.left), status: 422, cookies: [] }
  }
  audit(context, { type: 'lock', account, tenant, way, result: 'ok' })
  return lockedOut(context, accountAttempts.window)
}

async function isRight({ context, request, pending, state }: Waiting, step: Proof) {
  const { account } = pending.user
  const factors = factorsOf(context.platform, context.requestId, account)
  if (step.step === 'code') return accepted(() => factors.check(step.kind, step.code))
  const user = { account, binding: pending.id }
  const used = await readUsedPasskey(context, request, user, state.passkeys, step.response)
  return used !== null && (await accepted(() => factors.usePasskey(used.id, used.counter)))
}

/** Also abandons the sign-in: after the lock the password is required again. */
function lockedOut(context: PortalContext, wait: number): StepResult {
  const refusal = textsOf(context).locked(Math.ceil(wait / 60_000))
  return { refusal, status: 429, cookies: [dropSignIn(context), dropChallenge(context)] }
}

/** Registers the first factor. A user who already has one must prove it, even in a sign-in that began earlier. */
async function register(
  waiting: Waiting,
  step: Parameters<typeof registerFactor>[4],
): Promise<StepResult> {
  const { context, request, pending, state } = waiting
  if (hasFactor(state)) return { refusal: textsOf(context).over, status: 409, cookies: [] }
  const { account, username, tenantId: tenant, access_token: token } = pending.user
  const user: FactorUser = { account, username, tenant, binding: pending.id }
  const result = await registerFactor(context, request, user, state, step)
  if ('error' in result) return { refusal: result.error, status: 422, cookies: [] }
  const cookies = result.cookie ? [result.cookie] : []
  if ('answer' in result) return { answer: result.answer, cookies }
  // Sessions that began without the factor end, and so do other pending sign-ins.
  context.sessions.revokeAll(account)
  await revokeOtherTokens(context, { token, requestId: context.requestId })
  return finish(waiting, result.codes)
}

/** Signs in, once per pending sign-in. */
async function finish(waiting: Waiting, codes: string[]): Promise<StepResult> {
  const { context, pending, redirect } = waiting
  const { id, way, user, signedInAt } = pending
  if (!(await takeOnce(context, user.account, `sign-in ${id}`))) {
    return { refusal: textsOf(context).over, status: 409, cookies: [dropSignIn(context)] }
  }
  const from = { secondFactor: true, ...(signedInAt !== undefined && { signedInAt }) }
  const { cookies } = await takeOver(context, way, user, from)
  audit(context, { type: way, account: user.account, tenant: user.tenantId, result: 'ok' })
  const target = safeRedirect(redirect)
  return {
    target: user.exInfo.init === '1' ? passwordPath(target) : target,
    codes,
    cookies: [...cookies, dropSignIn(context), dropChallenge(context)],
  }
}

/** Abandons the sign-in. Its token is ended at the backend, or expires on its own. */
async function cancel(context: PortalContext, { user }: PendingSignIn): Promise<StepResult> {
  await dropUnused(context, user.access_token)
  audit(context, {
    type: 'second-factor',
    account: user.account,
    tenant: user.tenantId,
    result: 'cancelled',
  })
  return { answer: {}, cookies: [dropSignIn(context), dropChallenge(context)] }
}
