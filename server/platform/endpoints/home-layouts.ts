import {
  type HomeLayout,
  type HomeLayoutType,
  listHomeLayouts,
  setDefaultHomeLayout,
} from '~contract/platform/home-layouts'
import type { Caller, PlatformClient } from '../client'

const layoutsAtOnce = 500

/** The layouts that the caller may choose from. */
export async function fetchHomeLayouts(platform: PlatformClient, caller: Caller) {
  const query = { current: 1, size: layoutsAtOnce, type: ['0' as const, '1' as const] }
  return (await platform.call(listHomeLayouts, caller, { query })).records
}

/** The kind of the caller's own layout; null = none. */
export async function fetchHomeType(
  platform: PlatformClient,
  caller: Caller,
): Promise<HomeLayoutType | null> {
  const layouts = await fetchHomeLayouts(platform, caller)
  return layouts.find(({ status }) => status === '1')?.layoutType ?? null
}

/** Makes one layout the caller's own. */
export const storeDefaultLayout = (
  platform: PlatformClient,
  caller: Caller,
  { id, layoutType }: HomeLayout,
) => platform.call(setDefaultHomeLayout, caller, { params: { id, type: String(layoutType) } })
