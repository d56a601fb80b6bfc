import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { SecondFactorTexts } from '~text/second-factor'
import type { Answered } from '../../ui/server-call'

/** Takes one step at the portal's server. */
export type Ask = <T>(step: object) => Promise<Answered<T>>

/** The result: a factor is registered, or the sign-in is complete. */
export interface Done {
  /** Recovery codes, which can be shown only now. */
  codes: string[]
  /** Where a sign-in continues. */
  target?: string
}

/** Whether this browser supports passkeys for the portal: they need a host name, and https or localhost. */
export function hasPasskeys(): boolean {
  const { hostname } = window.location
  const isName = !/^[\d.]+$|:/.test(hostname)
  return isName && window.isSecureContext && 'PublicKeyCredential' in window
}

/** Lets the browser create a passkey, and registers it. */
export async function addPasskey(
  ask: Ask,
  { passkey }: SecondFactorTexts,
): Promise<Answered<Done>> {
  const begun = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>({
    step: 'passkey-begin',
  })
  if ('error' in begun) return begun
  try {
    const response = await startRegistration({ optionsJSON: begun.data.options })
    return await ask<Done>({ step: 'passkey-add', response })
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    return { error: isKnown ? passkey.known : passkey.addFailed }
  }
}

/** Lets the browser answer with one of the account's passkeys. */
export async function answerWithPasskey(
  ask: Ask,
  { passkey }: SecondFactorTexts,
): Promise<Answered<Done>> {
  const asked = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>({
    step: 'passkey-ask',
  })
  if ('error' in asked) return asked
  try {
    const response = await startAuthentication({ optionsJSON: asked.data.options })
    return await ask<Done>({ step: 'passkey', response })
  } catch {
    return { error: passkey.failed }
  }
}
