import { type AppHosting, rowOf } from '~contract/hosting/app-hosting'
import type { AppRecord } from '~contract/hosting/hosted-app'
import { appsOriginOf } from '~server/hosting/apps-origin'
import { type OwnApp, ownRow } from '~server/hosting/own-apps'
import type { PortalContext } from '~server/session/load-context'
import { ownAppsTexts } from '~text/own-apps'
import { isolatedTerms } from './app-records.server'

/**
 * The user's apps plus the session's own ones (ANY-08), which replace the platform's of the same code. `records` may be
 * shared with another session and is not changed.
 */
export function withOwnApps(
  records: AppRecord[],
  hosting: AppHosting,
  context: Pick<PortalContext, 'ownApps' | 'config' | 'texts'>,
): AppRecord[] {
  const { ownApps } = context
  const others = records.filter(({ code }) => !ownApps.some((own) => own.code === code))
  const own = ownApps.map((app) => {
    const known = records.find(({ code }) => code === app.code)
    return ownRecord(app, known, hosting, context)
  })
  return [...others, ...own]
}

/** The permission for requests to the user's own machine; a frame of another origin needs it granted explicitly. */
const ownMachine = 'local-network-access'

/** Always a realm app: only the browser can load its page, so the server cannot make a document of it. */
function ownRecord(
  app: OwnApp,
  known: AppRecord | undefined,
  hosting: AppHosting,
  { config, texts }: Pick<PortalContext, 'config' | 'texts'>,
): AppRecord {
  const { code, entry } = app
  const row = ownRow(app, rowOf(hosting, code))
  const isolated = appsOriginOf(config)?.originOf(code)
  const { title = code, icon = '', listed = true, badge = 0 } = known ?? {}
  return {
    ...{ code, title, icon, listed, badge },
    group: known?.group ?? ownAppsTexts[texts.language].title,
    home: `/${encodeURIComponent(code)}`,
    ...{ kind: 'realm', unsure: false, special: true, source: entry },
    allow: row.allow.join('; '),
    ...(isolated && isolatedTerms(isolated, [...row.allow, ownMachine])),
  }
}
