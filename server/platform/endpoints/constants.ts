import {
  type ConstantName,
  type MenuFlag,
  type OpenParameter,
  readConstant,
  readParameter,
} from '~contract/platform/constants'
import type { PortalCaches } from '../caches'
import type { Caller, PlatformClient } from '../client'

interface Backend {
  platform: PlatformClient
  caches: PortalCaches
}

/** A tenant's constant; '' = not set. Cached for the caller alone. */
export const fetchConstant = (backend: Backend, caller: Caller, name: ConstantName) =>
  cached(backend, `${caller.token} ${caller.language} ${name}`, () =>
    backend.platform.call(readConstant, caller, { params: { name } }),
  )

/** A switch of the portal's menus: one of `flagWords`, or ''. Cached for the caller alone. */
export const fetchMenuFlag = (backend: Backend, caller: Caller, name: MenuFlag) =>
  cached(backend, `${caller.token} ${caller.language} flag ${name}`, () =>
    backend.platform.call(readParameter, caller, { params: { name } }),
  )

/** A parameter of the platform, read without a token; '' = not set. */
export const fetchParameter = (platform: PlatformClient, requestId: string, name: OpenParameter) =>
  platform.call(readParameter, { token: null, requestId }, { params: { name } })

async function cached({ caches }: Backend, key: string, read: () => Promise<string>) {
  const kept = caches.constants.get(key)
  if (kept !== undefined) return kept
  const value = await read()
  caches.constants.set(key, value)
  return value
}
