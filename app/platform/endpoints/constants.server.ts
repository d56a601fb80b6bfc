import type { PortalCaches } from '../caches.server'
import type { Caller, PlatformClient } from '../client.server'
import { type ConstantName, readConstant } from '../contract/constants'

/** A tenant's constant; '' where the tenant has not set it. Cached per tenant. Throws PlatformError. */
export async function fetchConstant(
  { platform, caches }: { platform: PlatformClient; caches: PortalCaches },
  caller: Caller,
  tenantId: string,
  name: ConstantName,
): Promise<string> {
  const key = `${tenantId} ${name}`
  const kept = caches.constants.get(key)
  if (kept !== undefined) return kept
  const value = await platform.call(readConstant, caller, { params: { name } })
  caches.constants.set(key, value)
  return value
}
