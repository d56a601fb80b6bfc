import { LRUCache } from 'lru-cache'
import { type AppHosting, type HostingRow, readAppHosting } from '~contract/hosting/app-hosting'
import type { MicroAppEntry } from '~contract/platform/apps'
import { fetchConstant } from '../platform/endpoints/constants'
import type { AppSources } from './find-app'

/** Keyed by the constant's text, which is the same for a whole tenant and needed for each document. */
const readings = new LRUCache<string, AppHosting>({ max: 100 })

/** How the tenant's apps are hosted (APP_HOSTING). If the platform does not answer, as if there were no rows. */
export async function hostingOf(
  sources: AppSources,
  {
    signedIn,
    requestId,
  }: { signedIn: { token: string; account: string } | null; requestId: string },
): Promise<AppHosting> {
  const caller = { token: signedIn?.token ?? null, account: signedIn?.account, requestId }
  return hostingFrom(await fetchConstant(sources, caller, 'APP_HOSTING').catch(() => ''))
}

/** Parses the constant's text, once per text. */
export function hostingFrom(text: string): AppHosting {
  const reading = readings.get(text) ?? readAppHosting(text)
  readings.set(text, reading)
  return reading
}

/** The app whose users may load any entry into an app frame, to test it before it is registered. */
export const conformanceApp = 'devDocs'

/**
 * Whether an app gets an origin of its own, if there are such origins: realm and page apps do unless their row says
 * otherwise, except the conformance app, which looks into other apps.
 */
export function isIsolated(
  { code, appType, appOpenType }: Pick<MicroAppEntry, 'code' | 'appType' | 'appOpenType'>,
  row: Pick<HostingRow, 'isolation'> | undefined,
): boolean {
  const isolation = row?.isolation ?? (code === conformanceApp ? 'shared' : 'origin')
  return appType === 0 && appOpenType !== 2 && isolation === 'origin'
}
