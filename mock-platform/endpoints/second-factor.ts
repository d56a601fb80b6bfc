import {
  addPasskey,
  beginTotp,
  checkFactorCode,
  confirmTotp,
  makeRecoveryCodes,
  readFactors,
  removePasskey,
  removeTotp,
  usePasskey,
} from '~contract/platform/second-factor'
import type { Area } from '../area'
import {
  confirmSecret,
  dropPasskey,
  factorsOf,
  newRecoveryCodes,
  notePasskey,
  offerSecret,
  registerPasskey,
  removeSecret,
  secondFactorsModel,
  takeCode,
  takeRecoveryCode,
} from '../data/second-factors'
import type { Space } from '../data/space'
import { splitLogin } from '../data/space-ids'
import { implement } from './implementation'

/** The second factors of all accounts: secrets, public keys and hashes, which only the platform keeps. */
export const secondFactorArea: Area = {
  name: 'second-factor',
  models: [secondFactorsModel],
  implementations: [
    implement(readFactors, ({ space, body }) => {
      const { secret, passkeys, recovery } = factorsOf(space, accountIn(space, body))
      return { totp: secret !== '', passkeys: [...passkeys], recoveryCodes: recovery.length }
    }),
    implement(beginTotp, ({ space, body }) => ({
      secret: offerSecret(space, accountIn(space, body)),
    })),
    implement(confirmTotp, ({ space, body }) => {
      confirmSecret(space, accountIn(space, body), body.code)
      return null
    }),
    implement(removeTotp, ({ space, body }) => {
      removeSecret(space, accountIn(space, body))
      return null
    }),
    implement(checkFactorCode, ({ space, body }) => {
      const take = body.kind === 'totp' ? takeCode : takeRecoveryCode
      take(space, accountIn(space, body), body.code)
      return null
    }),
    implement(addPasskey, ({ space, body }) => {
      const { username: _, ...passkey } = body
      registerPasskey(space, accountIn(space, body), passkey)
      return null
    }),
    implement(usePasskey, ({ space, body }) => {
      notePasskey(space, accountIn(space, body), body.id, body.counter)
      return null
    }),
    implement(removePasskey, ({ space, body }) => {
      dropPasskey(space, accountIn(space, body), body.id)
      return null
    }),
    implement(makeRecoveryCodes, ({ space, body }) => ({
      codes: newRecoveryCodes(space, accountIn(space, body)),
    })),
  ],
}

/** The account of a sign-in name; a name of a missing space has none. */
function accountIn(space: Space, { username }: { username: string }): string {
  const { account, spaceId } = splitLogin(username)
  return spaceId === space.id ? account : username
}
