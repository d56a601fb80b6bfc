import {
  addPasskey,
  beginTotp,
  checkFactorCode,
  confirmTotp,
  type FactorState,
  makeRecoveryCodes,
  type Passkey,
  readFactors,
  removePasskey,
  removeTotp,
  usePasskey,
} from '~contract/platform/second-factor'
import type { PlatformClient } from '../client'

/** The second factors of an account, as the platform holds them. Every method throws PlatformError. */
export function factorsOf(platform: PlatformClient, requestId: string, account: string) {
  // The portal's own credential: see the contract.
  const caller = { token: null, requestId }
  const username = account
  return {
    state: (): Promise<FactorState> => platform.call(readFactors, caller, { body: { username } }),
    beginTotp: async () => (await platform.call(beginTotp, caller, { body: { username } })).secret,
    async confirmTotp(code: string) {
      await platform.call(confirmTotp, caller, { body: { username, code } })
    },
    async removeTotp() {
      await platform.call(removeTotp, caller, { body: { username } })
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
    makeRecoveryCodes: async () =>
      (await platform.call(makeRecoveryCodes, caller, { body: { username } })).codes,
  }
}

export type AccountFactors = ReturnType<typeof factorsOf>
