import { LRUCache } from 'lru-cache'
import { type AppHosting, readAppHosting } from '~contract/hosting/app-hosting'
import { fetchConstant } from '../platform/endpoints/constants'
import type { AppSources } from './find-app'

/** By the constant's text: it is the same for a whole tenant, and needed for each document. */
const readings = new LRUCache<string, AppHosting>({ max: 100 })

/** How the tenant's apps are hosted (APP_HOSTING). Without an answer of the platform, as if no row were there. */
export async function hostingOf(
  sources: AppSources,
  { signedIn, requestId }: { signedIn: { token: string } | null; requestId: string },
): Promise<AppHosting> {
  const caller = { token: signedIn?.token ?? null, requestId }
  return hostingFrom(await fetchConstant(sources, caller, 'APP_HOSTING').catch(() => ''))
}

/** Reads the constant's text, once for each text. */
export function hostingFrom(text: string): AppHosting {
  const reading = readings.get(text) ?? readAppHosting(text)
  readings.set(text, reading)
  return reading
}
