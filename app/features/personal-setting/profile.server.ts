import { type Profile, readPersonalInfo } from '~contract/platform/user'
import { fetchOwnRoles } from '~server/platform/endpoints/roles'
import { withoutPart } from '~server/session/failure-log'
import { callerOf, type PortalContext } from '~server/session/load-context'

export interface PersonCard extends Profile {
  /** Names of the user's roles (ME-10); null = they failed to load. */
  roles: string | null
}

/** The card of the signed-in user, with or without their roles. Throws PlatformError. */
export async function readProfile(context: PortalContext): Promise<PersonCard> {
  const caller = callerOf(context)
  const [profile, roles] = await Promise.all([
    context.platform.call(readPersonalInfo, caller),
    fetchOwnRoles(context.platform, caller).catch((error) => withoutPart(context, 'roles', error)),
  ])
  return { ...profile, roles: roles && context.texts.phrases.listed(roles) }
}
