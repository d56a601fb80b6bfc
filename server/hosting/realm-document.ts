import type { RequestHandler } from 'express'
import { rowOf } from '~contract/hosting/app-hosting'
import type { MicroAppEntry } from '~contract/platform/apps'
import { appNoticeTexts } from '~text/app-notice'
import type { PortalBuild } from '../build'
import type { AppsOrigin } from './apps-origin'
import { bootMarkup } from './boot-markup'
import { type AppSources, sendText, withApps } from './find-app'
import { devicesPolicy, framePolicy } from './frame-policy'
import { conformanceApp, hostingOf } from './hosting-rows'
import { escapeHtml } from './html'
import { ownAppOf, ownRow } from './own-apps'

/**
 * GET /realm: the document of an app frame for realm and page apps, empty except for the boot script. It is the same
 * for all of a user's apps, so that a frame can boot before its app is known.
 *
 * With `?app=<code>` it is for that app alone, with the policy of its row in APP_HOSTING; an app of the session's own
 * has only this document. With `?entry=<origin>` it may also load from that origin: the conformance page tests apps
 * before they are registered (KIT-02), and their frames may be at the apps' own origins. 403 without that page, 400 if
 * the parameter is not an origin.
 */
export function realmDocument(
  sources: AppSources & { appsOrigin: AppsOrigin | null },
  build: PortalBuild,
): RequestHandler {
  return withApps(sources, async (apps, req, res) => {
    const { texts, isolated } = res.locals
    const { entry, app = isolated?.code } = req.query
    const mayGrade = apps.some(({ code }) => code === conformanceApp)
    if (entry !== undefined && !mayGrade) {
      return sendText(res, 403, res.locals.plainAnswers.mayNotGrade)
    }
    if (entry !== undefined && (entry === '' || originOf(String(entry)) !== entry)) {
      return sendText(res, 400, res.locals.plainAnswers.noOrigin)
    }
    const own = ownAppOf(res.locals, app)
    const known = app ? rowOf(await hostingOf(sources, res.locals), String(app)) : undefined
    const row = own ? ownRow(own, known) : known
    const entries = own ? [own] : apps.filter(isLoadedHere(isolated?.code))
    const origins = entries.map(({ entry: address }) => originOf(address))
    res.setHeader(
      'Content-Security-Policy',
      framePolicy({
        entries: [...origins, ...(entry ? [String(entry)] : [])],
        frames: mayGrade && !isolated && sources.appsOrigin ? [sources.appsOrigin.source] : [],
        ...{ row, locals: res.locals, live: build.live },
      }),
    )
    res.setHeader('Permissions-Policy', devicesPolicy(row?.allow ?? []))
    res
      .type('html')
      .send(
        `<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8">` +
          `<meta name="viewport" content="width=device-width, initial-scale=1"><title></title>` +
          `<meta name="absent" content="${escapeHtml(appNoticeTexts[texts.language].absent)}">` +
          `${bootMarkup('realm', res.locals)}</head><body></body></html>`,
      )
  })
}

/** Whether an app may run in such a document; at an app's own origin only that app may. */
function isLoadedHere(isolated: string | undefined) {
  return ({ appType, code }: MicroAppEntry) =>
    appType === 0 && (isolated === undefined || code === isolated)
}

/**
 * The origin of an absolute entry, for a policy; '' for a path of the portal, and for a host with characters that would
 * end a directive.
 */
export function originOf(entry: string): string {
  const origin = /^https?:/i.test(entry) && URL.canParse(entry) ? new URL(entry).origin : ''
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : ''
}
