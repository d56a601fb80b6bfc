import type { RequestHandler, Response } from 'express'
import type { Tracing } from '../tracing/tracing'

/** A span for each request, which records how it was answered; of its address only the route. */
export function traceRequests(
  { answer }: Tracing,
  routeOf: (path: string) => string,
): RequestHandler {
  return (req, res, next) => {
    const { method, path } = req
    const { requestId, parentSpan: parent } = res.locals
    const route = routeOf(path)
    const facts = { 'http.request.method': method, 'http.route': route }
    const span = answer({ requestId, parent, name: `${method} ${route}`, facts })
    res.locals.span = span
    // Compression and a piped stream add ten listeners between them, beyond which Node warns of a leak.
    res.setMaxListeners(res.getMaxListeners() + 1)
    res.on('close', () => {
      span.note({ 'http.response.status_code': res.statusCode })
      span.end(failureOf(res))
    })
    next()
  }
}

function failureOf({ writableFinished, statusCode }: Response): string | undefined {
  if (!writableFinished) return 'left'
  return statusCode >= 500 ? String(statusCode) : undefined
}
