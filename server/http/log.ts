import { randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { type Logger, pino } from 'pino'
import { pinoHttp } from 'pino-http'

/** Structured logs, one JSON line an event, to standard output. */
export function createLog(level: string): Logger {
  // Buffered writing flushes at the exit, and waits there for ever once nobody reads the output any more.
  const output = pino.destination({ dest: 1, sync: true })
  return pino({ level, timestamp: pino.stdTimeFunctions.isoTime }, output)
}

const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * Gives each request an id (that of an incoming traceparent, so that one story has one id) and logs it when
 * it ends. Only what is named here is logged: no header, cookie, body or query, which may hold secrets.
 */
export function requestLog(log: Logger): RequestHandler {
  const logged = pinoHttp<Request, Response>({
    logger: log,
    genReqId: (req, res) => {
      const id = traceparent.exec(req.headers.traceparent?.toString() ?? '')?.[1]
      res.locals.requestId = id ?? randomBytes(16).toString('hex')
      return res.locals.requestId
    },
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: url.split('?')[0] }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
    customLogLevel: (_, res, error) => {
      if (error || res.statusCode >= 500) return 'error'
      return 'info'
    },
  })
  return (req, res, next) => {
    logged(req, res, () => {
      res.setHeader('X-Request-Id', res.locals.requestId)
      next()
    })
  }
}
