import { LRUCache } from 'lru-cache'
import type { PortalConfig } from '../config/env'
import { addressKey } from '../session/attempt-keys'
import type { AttemptStore } from '../session/attempt-store'
import { sameText } from '../session/same-text'

const window = 15 * 60_000
/** Wrong credentials for one app from one address: a lock, even for the right ones. */
const placeRule = { limit: 20, window }
/** Wrong credentials for one app from wherever: for addresses that have never shown the right ones. */
const appRule = { limit: 200, window }

const mostKnown = 1_000

interface CredentialParts {
  config: Pick<PortalConfig, 'EXTERNAL_APP_SECRETS'>
  attempts: AttemptStore
}

interface Judgement {
  /** The app that they named; '' = none of those with a secret. */
  app: string
  /** `credentials`: they are wrong; `limited`: too many were. */
  result: 'ok' | 'credentials' | 'limited'
}

/**
 * Judges external apps' credentials (SAFE-12, SAFE-14). An address from which they are guessed is locked out for that
 * app; if they are guessed from many, so are all from which the app's server has not come. If the app were locked
 * everywhere, strangers could keep its own server out.
 */
export function createCredentials({ config, attempts }: CredentialParts) {
  /** App and address of right credentials, since the process started. */
  const known = new LRUCache<string, true>({ max: mostKnown })

  return async (header: string | undefined, address: string): Promise<Judgement> => {
    const { name, secret } = credentialsIn(header)
    const expected = config.EXTERNAL_APP_SECRETS.get(name)
    // Any other name has no owner: they are counted together, so that none is remembered.
    const app = expected === undefined ? '' : name
    const place = `${addressKey(address)} ${app}`
    // Taken before they are judged, so that parallel guesses get no extra ones.
    if (!(await attempts.take(`external-place ${place}`, placeRule)).allowed)
      return { app, result: 'limited' }
    const all = await attempts.take(`external-app ${app}`, appRule)
    if (!all.allowed && !known.has(place)) return { app, result: 'limited' }
    if (expected === undefined || !sameText(expected, secret)) return { app, result: 'credentials' }
    known.set(place, true)
    await attempts.giveBack(`external-place ${place}`)
    if (all.allowed) await attempts.giveBack(`external-app ${app}`)
    return { app, result: 'ok' }
  }
}

/** What a Basic header names; empty = nothing. */
function credentialsIn(header: string | undefined) {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(header ?? '') ?? []
  const [name = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  return { name, secret: rest.join(':') }
}
