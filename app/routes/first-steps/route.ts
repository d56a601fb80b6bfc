import { takesJson } from '~server/session/answer'
import { keepFirstSteps } from '../../features/help/first-steps.server'

/** Stores that the user has seen the first-steps guide (LOOK-16). */
export const action = takesJson('first steps', ({ context, user }) => keepFirstSteps(context, user))
