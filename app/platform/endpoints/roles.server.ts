import type { Caller, PlatformClient } from '../client.server'
import { listOwnRoles } from '../contract/roles'

/** The names of the caller's roles. Throws PlatformError. */
export async function fetchOwnRoles(platform: PlatformClient, caller: Caller): Promise<string[]> {
  const roles = await platform.call(listOwnRoles, caller)
  return roles.map(({ roleName }) => roleName).filter(Boolean)
}
