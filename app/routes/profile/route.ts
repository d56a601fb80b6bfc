import { givesJson } from '~server/session/answer'
import { readProfile } from '../../features/personal-setting/profile.server'

/** The user's own card (ME-01). */
export const loader = givesJson('profile', ({ context }) => readProfile(context))
