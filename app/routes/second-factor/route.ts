import { givesJson } from '~server/session/answer'
import { changeFactors, listFactors } from '../../features/second-factor/own-factors.server'

/** The user's own second factors (SAFE-19). */
export const loader = givesJson('second factors', ({ context, user }) => listFactors(context, user))

/** One step of adding or removing one. */
export const action = givesJson('change of second factors', ({ context, user, request }) =>
  changeFactors(context, user, request),
)
