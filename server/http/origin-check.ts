import type { Request, RequestHandler } from 'express'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses state changes that another site started (SAFE-03): by Sec-Fetch-Site where the browser tells,
 * else by Origin. Requests without either are not a browser's, so no cookie was sent against anybody's will.
 */
export function requireSameOrigin(publicUrl: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (safeMethods.includes(req.method) || isOwn(req, publicUrl)) return next()
    res.status(403).type('text').send(`${res.locals.texts.plainAnswers.foreignOrigin}\n`)
  }
}

function isOwn(req: Request, publicUrl: string | undefined): boolean {
  const site = req.headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  const { origin } = req.headers
  return !origin || isOwnOrigin(origin, req.headers.host, publicUrl)
}

/** Whether a page of this origin is the portal's own. */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (!URL.canParse(origin)) return false
  return publicUrl ? origin === new URL(publicUrl).origin : new URL(origin).host === host
}
