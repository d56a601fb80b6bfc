import type { RequestHandler, Response } from 'express'
import type { PortalCaches } from '~/platform/caches.server'
import type { PlatformClient } from '~/platform/client.server'
import type { MicroAppEntry } from '~/platform/contract/apps'
import { findApp } from '~/platform/endpoints/apps.server'
import { isPlatformError } from '~/platform/platform-error'

export interface AppSources {
  platform: PlatformClient
  caches: PortalCaches
}

/**
 * A handler that has found the app it is about among the signed-in person's. Answers 401, 404 or 503 in
 * plain words where there is none: these addresses are only ever asked for by the portal's own pages.
 */
export function withApp(
  sources: AppSources,
  codeOf: (req: Parameters<RequestHandler>[0]) => string,
  handle: (app: MicroAppEntry, ...args: Parameters<RequestHandler>) => void,
): RequestHandler {
  return async (req, res, next) => {
    const { signedIn, requestId } = res.locals
    if (!signedIn) return say(res, 401, '登录已失效，请重新登录')
    try {
      const caller = { token: signedIn.token, requestId }
      const app = await findApp(sources, caller, signedIn.sessionId, codeOf(req))
      if (app) handle(app, req, res, next)
      else say(res, 404, '没有这个应用，或您没有它的权限')
    } catch (error) {
      if (!isPlatformError(error)) return next(error)
      say(res, error.failure === 'session-over' ? 401 : 503, '应用信息暂时无法获取，请稍后再试')
    }
  }
}

export function say(res: Response, status: number, text: string) {
  res.status(status).type('text').send(`${text}\n`)
}
