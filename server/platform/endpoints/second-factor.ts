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
    async confirmTotp(code: string) {
      await platform.call(confirmTotp, caller, { body: { username, code } })
    },
    async removeTotp() {
      await platform.call(removeTotp, caller, own)
    },
    async check(kind: 'totp' | 'recovery', code: string) {
      await platform.call(checkFactorCode, caller, { body: { username, kind, code } })
    },
    async addPasskey(passkey: Omit<Passkey, 'addedAt'>) {
      await platform.call(addPasskey, caller, { body: { username, ...passkey } })
    },
    async usePasskey(id: string, counter: number) {
      await platform.call(usePasskey, caller, { body: { username, id, counter } })
    },
    async removePasskey(id: string) {
      await platform.call(removePasskey, caller, { body: { username, id } })
    },
    makeRecoveryCodes: async () => (await platform.call(makeRecoveryCodes, caller, own)).codes,
  }
}

export type AccountFactors = ReturnType<typeof factorsOf>
