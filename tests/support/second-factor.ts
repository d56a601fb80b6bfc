import type { Space } from '../../mock-platform/data/space'
import { codeOf, stepAt } from '../../mock-platform/data/totp'
import type { HttpClient } from './http-client'
import { demoPassword } from './stack'

/** The code that an authenticator app shows for a secret in a space; `ahead` = this many codes later. */
export function codeFor(space: Space, secret: string, ahead = 0): string {
  return codeOf(secret, stepAt(space.now().getTime()) + ahead)
}

/** A code that is not among the next ones. */
export function wrongCodeFor(space: Space, secret: string): string {
  const good = [-2, -1, 0, 1, 2].map((ahead) => codeFor(space, secret, ahead))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !good.includes(code),
  ) as string
}

/** One step of a sign-in that is waiting for its second factor. */
export const signInStep = async (client: HttpClient, step: object) => {
  const { status, text, headers } = await client.postJson('/login/second-factor', step)
  return { status, body: JSON.parse(text), headers }
}

/** One step in the personal centre. */
export const ownStep = async (client: HttpClient, step: object) => {
  const { status, text, location } = await client.postJson('/second-factor', step)
  return { status, location, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** Signs in, which registers an authenticator before there is a session. */
export async function registerAtSignIn(client: HttpClient, space: Space, account: string) {
  await client.signIn(account)
  const { secret } = (await signInStep(client, { step: 'totp-begin' })).body as { secret: string }
  const code = codeFor(space, secret)
  const { codes } = (await signInStep(client, { step: 'totp-confirm', code })).body as {
    codes: string[]
  }
  return { secret, codes }
}

/** Registers an authenticator in the personal centre. */
export async function registerInCentre(client: HttpClient, space: Space) {
  await ownStep(client, { step: 'proof', password: demoPassword })
  const { secret } = (await ownStep(client, { step: 'totp-begin' })).body as { secret: string }
  const answer = await ownStep(client, { step: 'totp-confirm', code: codeFor(space, secret) })
  return { secret, codes: answer.body.codes as string[] }
}
