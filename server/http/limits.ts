import type { RequestHandler } from 'express'

/** The portal's own forms are a few fields; files travel through the proxy, as streams. */
const largestBody = 64 * 1024

/** Encoded control characters: no path has them, and the route table matches none that has a line break. */
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i

/**
 * Refuses addresses that Remix could not make a URL of, or find a route for. It would also take the port from X-Forwarded-Host,
 * whoever sent it; nothing here needs that header.
 */
export const requireAddress: RequestHandler = (req, res, next) => {
  delete req.headers['x-forwarded-host']
  const good = req.url.startsWith('/') && URL.canParse(req.url, `http://${req.headers.host}`)
  if (good && !controlCharacter.test(req.path)) return next()
  res.status(400).type('text').send(`${res.locals.texts.plainAnswers.badAddress}\n`)
}

/** What services and pages take; the platform's fetch cannot even express TRACE. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export const requireMethod: RequestHandler = (req, res, next) => {
  if (methods.includes(req.method)) return next()
  res.status(405).set('Allow', methods.join(', ')).end()
}

/** Remix before single fetch: nothing of ours asks so, and each such request would log a warning of its own. */
export const refuseLegacyData: RequestHandler = (req, res, next) => {
  if (!('_data' in req.query)) return next()
  res.status(400).type('text').send(`${res.locals.texts.plainAnswers.badAddress}\n`)
}

/** Refuses what the portal would have to hold in memory before it could see that it is too much. */
export const limitBody: RequestHandler = (req, res, next) => {
  const chunked = req.headers['transfer-encoding'] !== undefined
  if (!chunked && Number(req.headers['content-length'] ?? 0) <= largestBody) return next()
  res
    .status(chunked ? 411 : 413)
    .set('Connection', 'close')
    .type('text')
    .send(`${res.locals.texts.plainAnswers.tooLarge}\n`)
}
