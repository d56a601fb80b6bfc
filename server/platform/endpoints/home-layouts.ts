import {
  type HomeLayout,
  type HomeLayoutType,
  listHomeLayouts,
  setDefaultHomeLayout,
} from '~contract/platform/home-layouts'
import type { Caller, PlatformClient } from '../client'

const query = { current: 1, size: 500, type: ['0', '1'] as ('0' | '1')[] }

/** The layouts that the caller may choose from. Throws PlatformError. */
export async function fetchHomeLayouts(
  platform: PlatformClient,
  caller: Caller,
): Promise<HomeLayout[]> {
  return (await platform.call(listHomeLayouts, caller, { query })).records
}

/** The kind of the caller's own layout; null = none. Throws PlatformError. */
export async function fetchHomeType(
  platform: PlatformClient,
  caller: Caller,
): Promise<HomeLayoutType | null> {
  return homeTypeOf(await fetchHomeLayouts(platform, caller))
}

function homeTypeOf(layouts: readonly HomeLayout[]): HomeLayoutType | null {
  return layouts.find(({ status }) => status === '1')?.layoutType ?? null
}

/** Makes one layout the caller's own. Throws PlatformError. */
export async function storeDefaultLayout(
  platform: PlatformClient,
  caller: Caller,
  { id, layoutType }: HomeLayout,
): Promise<void> {
  await platform.call(setDefaultHomeLayout, caller, { params: { id, type: String(layoutType) } })
}
