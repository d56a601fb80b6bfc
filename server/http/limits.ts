import type { RequestHandler } from 'express'

/** In bytes. The portal's own forms have a few fields; files pass the proxy as streams. */
const largestBody = 64 * 1024

/** Encoded control characters: no valid path has them, and routes do not match line breaks. */
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i

/**
 * Refuses addresses that Remix could not parse or route. Removes X-Forwarded-Host, from which Remix would take the port
 * even if no trusted proxy sent it.
 */
export const requireAddress: RequestHandler = (req, res, next) => {
  delete req.headers['x-forwarded-host']
  const good = req.url.startsWith('/') && URL.canParse(req.url, `http://${req.headers.host}`)
  if (good && !controlCharacter.test(req.path)) return next()
  res.status(400).type('text').send(`${res.locals.plainAnswers.badAddress}\n`)
}

/** The methods that services and pages accept; fetch cannot even send TRACE. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export const requireMethod: RequestHandler = (req, res, next) => {
  if (methods.includes(req.method)) return next()
  res.status(405).set('Allow', methods.join(', ')).end()
}

/** Remix's data requests before single fetch: no page of ours sends them, and each would log a warning. */
export const refuseLegacyData: RequestHandler = (req, res, next) => {
  if (!('_data' in req.query)) return next()
  res.status(400).type('text').send(`${res.locals.plainAnswers.badAddress}\n`)
}

/** Refuses bodies that the portal would have to read into memory to find out that they are too large. */
export const limitBody: RequestHandler = (req, res, next) => {
  const chunked = req.headers['transfer-encoding'] !== undefined
  if (!chunked && Number(req.headers['content-length'] ?? 0) <= largestBody) return next()
  res
    .status(chunked ? 411 : 413)
    .set('Connection', 'close')
    .type('text')
    .send(`${res.locals.plainAnswers.tooLarge}\n`)
}
