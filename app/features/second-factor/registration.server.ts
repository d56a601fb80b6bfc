import { isPlatformError } from '~contract/platform/platform-error'
import type { FactorState } from '~contract/platform/second-factor'
import { type AccountFactors, factorsOf } from '~server/platform/endpoints/second-factor'
import { audit } from '~server/session/audit'
import type { PortalContext } from '~server/session/load-context'
import { hasFactor } from '~server/session/second-factor'
import { secondFactorTexts } from '~text/second-factor'
import { type CeremonyUser, dropChallenge, offerPasskey, readNewPasskey } from './passkeys.server'
import type { RegistrationStep } from './steps.server'

/** The user who registers a factor. */
export interface FactorUser extends CeremonyUser {
  tenant: string
}

/** The result of a registration step. */
export type Registered =
  | { answer: object; cookie?: string }
  /** Registered; with recovery codes if there were none. */
  | { codes: string[]; cookie?: string }
  | { error: string }

/** One step of adding an authenticator or a passkey. Throws PlatformError. */
export async function registerFactor(
  context: PortalContext,
  request: Request,
  user: FactorUser,
  state: FactorState,
  step: RegistrationStep,
): Promise<Registered> {
  const { account } = user
  const factors = factorsOf(context.platform, context.requestId, account)
  const texts = textsOf(context)
  switch (step.step) {
    case 'totp-begin': {
      const secret = await factors.beginTotp()
      return { answer: { secret, uri: uriOf(context.config.SYSTEM_NAME, account, secret) } }
    }
    case 'totp-confirm': {
      const done = await accepted(() => factors.confirmTotp(step.code))
      return done ? added(context, user, factors, state, 'totp') : { error: texts.totp.wrong }
    }
    case 'passkey-begin': {
      const { options, cookie } = await offerPasskey(context, request, user, state.passkeys)
      return { answer: { options }, cookie }
    }
    case 'passkey-add': {
      const passkey = await readNewPasskey(context, request, user, step.response)
      const done = passkey && (await accepted(() => factors.addPasskey(passkey)))
      if (!done) return { error: texts.passkey.addFailed }
      const { codes } = await added(context, user, factors, state, 'passkey')
      return { codes, cookie: dropChallenge(context) }
    }
  }
}

/** The feature's texts in the device's language. */
export function textsOf({ texts }: Pick<PortalContext, 'texts'>) {
  return secondFactorTexts[texts.language]
}

/** Whether the platform accepts it; false = it refuses. Throws PlatformError if it does not answer. */
export async function accepted(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isPlatformError(error) && error.failure === 'refused') return false
    throw error
  }
}

async function added(
  context: PortalContext,
  { account, tenant }: FactorUser,
  factors: AccountFactors,
  before: FactorState,
  way: 'totp' | 'passkey',
) {
  audit(context, { type: 'factor-added', account, tenant, way, result: 'ok' })
  if (hasFactor(before) && before.recoveryCodes > 0) return { codes: [] }
  // The factor is valid even without them: they can be made later.
  const codes = await factors.makeRecoveryCodes().catch((error: unknown) => {
    if (!isPlatformError(error)) throw error
    context.log.warn({ failure: error.failure }, 'no recovery codes')
    return []
  })
  return { codes }
}

/** The URI that authenticator apps read from the QR code. */
function uriOf(system: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(system)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(system)}`
}
