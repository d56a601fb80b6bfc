import type { AppRecord } from '~contract/hosting/hosted-app'
import { type HomeLayoutType, homeAppCodes } from '~contract/platform/home-layouts'
import { homeCode } from '~contract/portal/paths'
import type { Caller } from '~server/platform/client'
import { fetchHomeType } from '~server/platform/endpoints/home-layouts'
import type { PortalContext } from '~server/session/load-context'

/** The kind of a user's layout; null = none. */
interface HomeType {
  type: HomeLayoutType | null
}

export const noLayout: HomeType = { type: null }

export async function readHomeType(context: PortalContext, caller: Caller): Promise<HomeType> {
  return { type: await fetchHomeType(context.platform, caller) }
}

/**
 * The home page and the rail, which depends on it (ME-04). Home is the app of the user's layout, which replaces the
 * usual home app; without a layout, or without its app, it is the rail's first app.
 */
export function homeAndRail(
  apps: readonly AppRecord[],
  rail: readonly string[],
  type: HomeLayoutType | null,
): { home: string | null; rail: string[] } {
  const inside = apps.filter((app) => app.kind !== 'window')
  const chosen = type === null ? undefined : inside.find(({ code }) => code === homeAppCodes[type])
  const codes = rail.map((code) => (chosen && code === homeCode ? chosen.code : code))
  const onRail = codes.map((code) => inside.find((app) => app.code === code)).find(Boolean)
  const home = chosen ?? onRail ?? inside[0]
  return { home: home?.home ?? null, rail: [...new Set(codes)] }
}
