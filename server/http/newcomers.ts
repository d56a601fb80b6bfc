import type { RequestHandler } from 'express'
import { handOverPath, openPaths, passwordPath } from '~contract/portal/paths'

const ways = [passwordPath(), '/logout', handOverPath]

/**
 * Redirects a user who still has the initial password from every page, including those that need no sign-in, to the
 * page that changes it (AUTH-08). For the data of pages the guards do it, because only Remix can encode such a
 * redirect.
 */
export const redirectNewcomers: RequestHandler = (req, res, next) => {
  const isPage = ['GET', 'HEAD'].includes(req.method) && !req.path.endsWith('.data')
  if (!res.locals.newcomer || !isPage || ways.includes(req.path)) return next()
  res.redirect(302, passwordPath(openPaths.includes(req.path) ? '/' : req.originalUrl))
}
