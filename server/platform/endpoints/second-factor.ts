import {
  addPasskey,
  beginTotp,
  checkFactorCode,
  confirmTotp,
  makeRecoveryCodes,
  type Passkey,
  readFactors,
  removePasskey,
  removeTotp,
  usePasskey,
} from '~contract/platform/second-factor'
import type { PlatformClient } from '../client'

/** The second factors of an account, as the platform holds them. */
export function factorsOf(platform: PlatformClient, requestId: string, username: string) {
  // The portal's own credential: see the contract.
  const caller = { token: null, requestId }
  const own = { body: { username } }
  return {
    state: () => platform.call(readFactors, caller, own),
    beginTotp: async () => (await platform.call(beginTotp, caller, own)).secret,
    confirmTotp: (code: string) => platform.call(confirmTotp, caller, { body: { username, code } }),
    removeTotp: () => platform.call(removeTotp, caller, own),
    check: (kind: 'totp' | 'recovery', code: string) =>
      platform.call(checkFactorCode, caller, { body: { username, kind, code } }),
    addPasskey: (passkey: Omit<Passkey, 'addedAt'>) =>
      platform.call(addPasskey, caller, { body: { username, ...passkey } }),
    usePasskey: (id: string, counter: number) =>
      platform.call(usePasskey, caller, { body: { username, id, counter } }),
    removePasskey: (id: string) => platform.call(removePasskey, caller, { body: { username, id } }),
    makeRecoveryCodes: async () => (await platform.call(makeRecoveryCodes, caller, own)).codes,
  }
}

export type AccountFactors = ReturnType<typeof factorsOf>
