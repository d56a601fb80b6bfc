import { z } from 'zod'
import { isPlatformError } from '~contract/platform/platform-error'
import type { FactorState } from '~contract/platform/second-factor'
import { fetchToken } from '~server/platform/endpoints/auth'
import { factorsOf } from '~server/platform/endpoints/second-factor'
import { audit } from '~server/session/audit'
import type { PortalContext } from '~server/session/load-context'
import { accountAttempts, takeAttempt } from '~server/session/password-attempts'
import { pendingCookie } from '~server/session/pending-cookie'
import { dropUnused } from '~server/session/revoke'
import { hasFactor } from '~server/session/second-factor'
import type { SignedIn } from '~server/session/session'
import { accepted, textsOf } from './registration.server'

/** Proves that the user of a session has recently typed the password again. */
const proof = pendingCookie('portal-proof', z.object({ sessionId: z.string() }), {
  lifetime: 5 * 60_000,
  sameSite: 'strict',
})

/** Whether this session's user has recently proved their identity. */
export function isProved(context: PortalContext, request: Request, { sessionId }: SignedIn) {
  return proof.read(context, request)?.sessionId === sessionId
}

/** Whether the password alone is not enough: the account has a second factor, and this session has not shown it. */
export function needsCode({ secondFactor }: SignedIn, state: FactorState): boolean {
  return !secondFactor && hasFactor(state)
}

/** Checks the password, and the code if one is needed; returns the Set-Cookie value of the proof, or a refusal. */
export async function prove(
  context: PortalContext,
  user: SignedIn,
  state: FactorState,
  { password, code = '' }: { password: string; code?: string | undefined },
): Promise<{ cookie: string } | { refusal: string; status: number }> {
  const byCode = needsCode(user, state)
  const texts = textsOf(context)
  if (byCode && !code) return { refusal: texts.recovery.missing, status: 400 }
  const wrong =
    (await guess(context, user, 'account', () => isPassword(context, user.account, password))) ??
    (byCode ? await guess(context, user, 'factor', () => isCode(context, user, code)) : null)
  if (wrong) return wrong
  return { cookie: proof.keep(context, { sessionId: user.sessionId }) }
}

/** One attempt at a secret; null = it was right. Throws PlatformError. */
async function guess(
  context: PortalContext,
  { account, tenantId: tenant }: SignedIn,
  kind: 'account' | 'factor',
  isRight: () => Promise<boolean>,
) {
  const texts = textsOf(context)
  const note = { type: 'factor-proof', account, tenant } as const
  const attempt = await takeAttempt(context, account, kind)
  if ('barred' in attempt) {
    audit(context, { ...note, result: attempt.barred === 'account' ? 'locked' : 'limited' })
    return { refusal: texts.locked(Math.ceil(attempt.wait / 60_000)), status: 429 }
  }
  try {
    if (await isRight()) {
      await attempt.succeeded()
      return null
    }
  } catch (error) {
    if (isPlatformError(error)) await attempt.undecided()
    throw error
  }
  audit(context, { ...note, result: 'refused' })
  const { left } = attempt
  if (left === 0) {
    audit(context, { type: 'lock', account, tenant, result: 'ok' })
    return { refusal: texts.locked(accountAttempts.window / 60_000), status: 429 }
  }
  return { refusal: kind === 'account' ? texts.proof.wrong(left) : texts.wrong(left), status: 422 }
}

/** The backend checks it as it does at sign-in; the token that it issues is ended at once. */
async function isPassword(context: PortalContext, account: string, given: string) {
  const { platform, requestId } = context
  let token = ''
  const right = await accepted(async () => {
    const answer = await fetchToken(platform, { token: null, requestId }, account, given)
    token = answer.access_token
  })
  if (token) await dropUnused(context, token)
  return right
}

async function isCode({ platform, requestId }: PortalContext, { account }: SignedIn, code: string) {
  const factors = factorsOf(platform, requestId, account)
  return accepted(() => factors.check(/^\d{6}$/.test(code) ? 'totp' : 'recovery', code))
}
