import type { RequestHandler, Response } from 'express'
import type { MicroAppEntry } from '~contract/platform/apps'
import { isPlatformError } from '~contract/platform/platform-error'
import { asyncHandler } from '../http/async-handler'
import type { PortalCaches } from '../platform/caches'
import type { PlatformClient } from '../platform/client'
import { knownApps } from '../platform/endpoints/apps'

export interface AppSources {
  platform: PlatformClient
  caches: PortalCaches
}

/**
 * A handler that gets the user's apps. If they cannot be had it answers 401, 403 or 503 as plain text, because only the
 * portal's own pages call these addresses.
 */
export function withApps(
  sources: AppSources,
  handle: (apps: MicroAppEntry[], ...args: Parameters<RequestHandler>) => void | Promise<void>,
): RequestHandler {
  return asyncHandler(async (req, res, next) => {
    const { signedIn, newcomer, requestId, span, texts } = res.locals
    if (newcomer) return sendText(res, 403, res.locals.plainAnswers.initialPassword)
    if (!signedIn) return sendText(res, 401, texts.failures['session-over'])
    try {
      const { token, account } = signedIn
      const caller = { token, account, language: texts.language, requestId, span }
      await handle(await knownApps(sources, caller, signedIn.sessionId), req, res, next)
    } catch (error) {
      if (!isPlatformError(error)) throw error
      const status = error.failure === 'session-over' ? 401 : 503
      sendText(res, status, res.locals.plainAnswers.appsUnavailable)
    }
  })
}

/** The same for one app; 404 if the user has none with that code. */
export function withApp(
  sources: AppSources,
  codeOf: (req: Parameters<RequestHandler>[0]) => string,
  handle: (app: MicroAppEntry, ...args: Parameters<RequestHandler>) => void | Promise<void>,
): RequestHandler {
  return withApps(sources, (apps, req, res, next) => {
    const app = apps.find((one) => one.code === codeOf(req))
    if (app) return handle(app, req, res, next)
    sendText(res, 404, res.locals.plainAnswers.unknownApp)
  })
}

/**
 * The signed-in user's app whose entry's folder contains a path of the portal; undefined = no such app, or none is
 * known.
 */
export async function appAt(
  sources: AppSources,
  { signedIn, requestId, span, texts }: Response['locals'],
  path: string,
): Promise<MicroAppEntry | undefined> {
  if (!signedIn) return undefined
  const { token, account } = signedIn
  const caller = { token, account, language: texts.language, requestId, span }
  const apps = await knownApps(sources, caller, signedIn.sessionId).catch(() => [])
  return apps.find(({ code, entry }) => {
    const own = entry || `/subapps/${encodeURIComponent(code)}/`
    return own.startsWith('/') && path.startsWith(own.replace(/[^/]*$/, ''))
  })
}

export function sendText(res: Response, status: number, text: string) {
  res.status(status).type('text').send(`${text}\n`)
}
