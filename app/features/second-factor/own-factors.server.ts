import type { FactorState, SecondFactorMode } from '~contract/platform/second-factor'
import { factorsOf } from '~server/platform/endpoints/second-factor'
import { readInput } from '~server/session/answer'
import { audit } from '~server/session/audit'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { revokeOtherTokens } from '~server/session/revoke'
import { hasFactor, readMode } from '~server/session/second-factor'
import type { SignedIn } from '~server/session/session'
import { isProved, needsCode, prove } from './proof.server'
import { registerFactor, textsOf } from './registration.server'
import { isRegistration, type OwnStep, ownStepSchema } from './steps.server'

/** What 「两步验证」 in the personal centre shows. */
export interface OwnFactors {
  /** The tenant's setting; null = it cannot be read. */
  mode: SecondFactorMode | null
  totp: boolean
  passkeys: { id: string; name: string; addedAt: string }[]
  recoveryCodes: number
}

/**
 * The response to a step if the user must type the password first, and also a code if the session has not shown one.
 */
export interface WantedProof {
  needs: 'password' | 'code'
}

/** The user's own second factors. Throws PlatformError. */
export async function listFactors(context: PortalContext, user: SignedIn): Promise<OwnFactors> {
  const [mode, state] = await Promise.all([
    readMode(context, callerOf(context)),
    factorsOf(context.platform, context.requestId, user.account).state(),
  ])
  const passkeys = state.passkeys.map(({ id, name, addedAt }) => ({ id, name, addedAt }))
  return { mode, totp: state.totp, passkeys, recoveryCodes: state.recoveryCodes }
}

/** One step of a change. Throws PlatformError, BadInput. */
export async function changeFactors(
  context: PortalContext,
  user: SignedIn,
  request: Request,
): Promise<object> {
  const step = readInput(ownStepSchema, await request.json().catch(() => null))
  const state = await factorsOf(context.platform, context.requestId, user.account).state()
  if (step.step === 'proof') {
    const proof = await prove(context, user, state, step)
    if ('refusal' in proof) return refused(proof.refusal, proof.status)
    return Response.json({}, { headers: { 'Set-Cookie': proof.cookie } })
  }
  if (!isProved(context, request, user)) {
    return { needs: needsCode(user, state) ? 'code' : 'password' } satisfies WantedProof
  }
  if (step.step === 'ready') return {}
  const change = { context, user, request, state }
  if (isRegistration(step)) return add(change, step)
  if (step.step === 'recovery-codes') return renewCodes(change)
  return remove(change, step)
}

interface Change {
  context: PortalContext
  user: SignedIn
  request: Request
  state: FactorState
}

async function add(
  { context, user, request, state }: Change,
  step: Parameters<typeof registerFactor>[4],
) {
  const { account, username, tenantId: tenant, sessionId: binding } = user
  const texts = textsOf(context)
  if ((await readMode(context, callerOf(context))) === 'off') {
    return refused(texts.centre.offNow, 409)
  }
  const registering = { account, username, tenant, binding }
  const result = await registerFactor(context, request, registering, state, step)
  if ('error' in result) return refused(result.error, 422)
  const headers = new Headers(result.cookie ? { 'Set-Cookie': result.cookie } : {})
  if ('answer' in result) return Response.json(result.answer, { headers })
  await endOthers(context, user)
  headers.append('Set-Cookie', await context.sessions.note(user, { secondFactor: true }))
  return Response.json({ codes: result.codes }, { headers })
}

type Removal = Extract<OwnStep, { step: 'totp-remove' | 'passkey-remove' }>

async function remove({ context, user, state }: Change, step: Removal) {
  const { account, tenantId: tenant } = user
  const way = step.step === 'totp-remove' ? 'totp' : 'passkey'
  const note = { type: 'factor-removed', account, tenant, way } as const
  const left =
    step.step === 'totp-remove'
      ? { ...state, totp: false }
      : { ...state, passkeys: state.passkeys.filter(({ id }) => id !== step.id) }
  // A setting that cannot be read may be `required`.
  const mode = await readMode(context, callerOf(context))
  if (!hasFactor(left) && (mode === 'required' || mode === null)) {
    audit(context, { ...note, result: 'refused' })
    return refused(textsOf(context).centre.last, 409)
  }
  const factors = factorsOf(context.platform, context.requestId, account)
  if (step.step === 'totp-remove') await factors.removeTotp()
  else await factors.removePasskey(step.id)
  audit(context, { ...note, result: 'ok' })
  await endOthers(context, user)
  return {}
}

async function renewCodes({ context, user, state }: Change) {
  const { account, tenantId: tenant } = user
  if (!hasFactor(state)) return refused(textsOf(context).centre.codesNeedFactor, 409)
  const factors = factorsOf(context.platform, context.requestId, account)
  const codes = await factors.makeRecoveryCodes()
  audit(context, { type: 'recovery-codes', account, tenant, result: 'ok' })
  return { codes }
}

/** The user may be making this change because a stranger is signed in to the account. */
async function endOthers(context: PortalContext, user: SignedIn) {
  await context.ownSessions.endOthers(user)
  await revokeOtherTokens(context)
}

function refused(error: string, status: number): Response {
  return Response.json({ error, field: null }, { status })
}
