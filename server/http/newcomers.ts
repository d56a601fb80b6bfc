import type { RequestHandler } from 'express'
import { handOverPath, openPaths, passwordPath } from '~contract/portal/paths'

const ways = [passwordPath(), '/logout', handOverPath]

/**
 * Redirects a user who still has the initial password from every page to the one that changes it (AUTH-08), also from
 * those that need no sign-in. The guards do it for the data of pages: only Remix can encode such a redirect.
 */
export const redirectNewcomers: RequestHandler = (req, res, next) => {
  const isPage = ['GET', 'HEAD'].includes(req.method) && !req.path.endsWith('.data')
  if (!res.locals.newcomer || !isPage || ways.includes(req.path)) return next()
  res.redirect(302, passwordPath(openPaths.includes(req.path) ? '/' : req.originalUrl))
}
