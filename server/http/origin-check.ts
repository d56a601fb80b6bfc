import type { Request, RequestHandler } from 'express'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses state changes that another site started (SAFE-03), by Sec-Fetch-Site, if the browser sends it, and Origin. A
 * request with neither does not come from a browser, so its cookie was sent on purpose. Removes the Origin of accepted
 * requests, because Remix would compare it with Host again, and answer 500.
 */
export function requireSameOrigin(publicUrl: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (safeMethods.includes(req.method) || isOwn(req, publicUrl)) {
      delete req.headers.origin
      return next()
    }
    res.status(403).type('text').send(`${res.locals.plainAnswers.foreignOrigin}\n`)
  }
}

function isOwn({ headers }: Request, publicUrl: string | undefined): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site && site !== 'same-origin') return false
  // Forms of a page without a referrer have the origin `null`; Sec-Fetch-Site then decides.
  if (!origin || (origin === 'null' && site)) return true
  return isOwnOrigin(origin, host, publicUrl)
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
