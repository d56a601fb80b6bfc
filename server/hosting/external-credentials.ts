import { LRUCache } from 'lru-cache'
import type { PortalConfig } from '../config/env'
import { addressKey } from '../session/attempt-keys'
import type { AttemptStore } from '../session/attempt-store'
import { sameText } from '../session/same-text'

const window = 15 * 60_000
/** Wrong credentials for one app from one address; beyond this even the right ones are refused. */
const placeRule = { limit: 20, window }
/**
 * Wrong credentials for one app from all addresses; beyond this only addresses that have shown the right ones are
 * accepted.
 */
const appRule = { limit: 200, window }

const mostKnown = 1_000

interface CredentialParts {
  config: Pick<PortalConfig, 'EXTERNAL_APP_SECRETS'>
  attempts: AttemptStore
}

interface Judgement {
  /** The app that the credentials name; '' = no app with a secret. */
  app: string
  /** `credentials`: wrong ones; `limited`: too many wrong ones. */
  result: 'ok' | 'credentials' | 'limited'
}

/**
 * Judges external apps' credentials (SAFE-12, SAFE-14). An address that guesses is locked out for that app. If many
 * addresses guess, so are all those from which the app's server has never come; locking the app everywhere would let
 * strangers keep its own server out.
 */
export function createCredentials({ config, attempts }: CredentialParts) {
  /** App and address of correct credentials, since the process started. */
  const known = new LRUCache<string, true>({ max: mostKnown })

  return async (header: string | undefined, address: string): Promise<Judgement> => {
    const { name, secret } = credentialsIn(header)
    const expected = config.EXTERNAL_APP_SECRETS.get(name)
    // Unknown names are counted together, so that none of them is stored.
    const app = expected === undefined ? '' : name
    const place = `${addressKey(address)} ${app}`
    // Counted before the credentials are judged, so that parallel guesses get no extra attempts.
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

/** Name and secret of a Basic header; '' = missing. */
function credentialsIn(header: string | undefined) {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(header ?? '') ?? []
  const [name = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  return { name, secret: rest.join(':') }
}
