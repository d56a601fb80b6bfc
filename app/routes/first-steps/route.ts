import { takesJson } from '~server/session/answer'
import { keepFirstSteps } from '../../features/help/first-steps.server'

/** Keeps that the user has seen the guide to the first steps (LOOK-16). */
export const action = takesJson('first steps', ({ context, user }) => keepFirstSteps(context, user))
