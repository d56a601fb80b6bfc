import compression from 'compression'
import type { Request, Response } from 'express'

/** Compresses answers on the way. */
export const compressed = compression({ filter: isCompressible })

/** Services' answers are streams, of which only complete JSON is compressed. */
function isCompressible(req: Request, res: Response): boolean {
  if (!res.locals.proxied) return compression.filter(req, res)
  const isJson = /^application\/json\b/.test(String(res.getHeader('Content-Type')))
  return isJson && res.statusCode !== 206 && res.hasHeader('Content-Length')
}
