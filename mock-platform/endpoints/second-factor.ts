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

/** Secrets, public keys and hashes stay on the platform. */
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
    implement(confirmTotp, ({ space, body }) =>
      confirmSecret(space, accountIn(space, body), body.code),
    ),
    implement(removeTotp, ({ space, body }) => removeSecret(space, accountIn(space, body))),
    implement(checkFactorCode, ({ space, body }) => {
      const take = body.kind === 'totp' ? takeCode : takeRecoveryCode
      take(space, accountIn(space, body), body.code)
    }),
    implement(addPasskey, ({ space, body }) => {
      const { username: _, ...passkey } = body
      registerPasskey(space, accountIn(space, body), passkey)
    }),
    implement(usePasskey, ({ space, body }) =>
      notePasskey(space, accountIn(space, body), body.id, body.counter),
    ),
    implement(removePasskey, ({ space, body }) =>
      dropPasskey(space, accountIn(space, body), body.id),
    ),
    implement(makeRecoveryCodes, ({ space, body }) => ({
      codes: newRecoveryCodes(space, accountIn(space, body)),
    })),
  ],
}

/** A login that names a missing space has no account. */
function accountIn(space: Space, { username }: { username: string }): string {
  const { account, spaceId } = splitLogin(username)
  return spaceId === space.id ? account : username
}
