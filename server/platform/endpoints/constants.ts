import {
  type ConstantName,
  type MenuFlag,
  readConstant,
  readParameter,
  type SignInParameter,
} from '~contract/platform/constants'
import type { PortalCaches } from '../caches'
import type { Caller, PlatformClient } from '../client'

/** A tenant's constant; '' = not set. Cached for the caller alone. Throws PlatformError. */
export async function fetchConstant(
  { platform, caches }: { platform: PlatformClient; caches: PortalCaches },
  caller: Caller,
  name: ConstantName,
): Promise<string> {
  const key = `${caller.token} ${name}`
  const kept = caches.constants.get(key)
  if (kept !== undefined) return kept
  const value = await platform.call(readConstant, caller, { params: { name } })
  caches.constants.set(key, value)
  return value
}

/** A parameter of the platform, read without a token; '' = not set. Throws PlatformError. */
export function fetchParameter(
  platform: PlatformClient,
  requestId: string,
  name: SignInParameter,
): Promise<string> {
  return platform.call(readParameter, { token: null, requestId }, { params: { name } })
}

/** A switch of the portal's menus: one of `flagWords`, or ''. Cached for the caller alone. Throws PlatformError. */
export async function fetchMenuFlag(
  { platform, caches }: { platform: PlatformClient; caches: PortalCaches },
  caller: Caller,
  name: MenuFlag,
): Promise<string> {
  const key = `${caller.token} flag ${name}`
  const value =
    caches.constants.get(key) ?? (await platform.call(readParameter, caller, { params: { name } }))
  caches.constants.set(key, value)
  return value
}
