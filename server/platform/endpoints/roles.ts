import { listOwnRoles } from '~contract/platform/roles'
import type { Caller, PlatformClient } from '../client'

/** The names of the caller's roles. */
export async function fetchOwnRoles(platform: PlatformClient, caller: Caller): Promise<string[]> {
  const roles = await platform.call(listOwnRoles, caller)
  return roles.map(({ roleName }) => roleName).filter(Boolean)
}
