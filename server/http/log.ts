import { randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { pinoHttp } from 'pino-http'
import type { PortalConfig } from '../config/env'
import { hashOf } from '../seal/ciphers'
import { createAuditChain, isAuditLine } from '../session/audit-chain.mjs'
import { readTraceParent } from '../tracing/trace-parent'

type LogConfig = Pick<PortalConfig, 'LOG_LEVEL' | 'SESSION_SECRET' | 'ALGORITHMS'>

/**
 * Logs one JSON line per event, to standard output; audit lines are chained and signed (SAFE-20), and written whatever
 * the level is (SAFE-09).
 */
export function createLog(
  { LOG_LEVEL: wanted, SESSION_SECRET: [secret = ''], ALGORITHMS }: LogConfig,
  output: DestinationStream = standardOutput(),
): Logger {
  const streamWrite = createAuditChain(secret, hashOf(ALGORITHMS))
  const least = pino.levels.values[wanted] ?? Number.POSITIVE_INFINITY
  const silences = least > auditLevel
  const hooks = { streamWrite, ...(silences && { logMethod: auditOr(least) }) }
  const level = silences ? 'info' : wanted
  return pino({ level, timestamp: pino.stdTimeFunctions.isoTime, hooks }, output)
}

/** The level of audit lines, `info`. */
const auditLevel = 30

/** Drops lines below a level, except audit lines. */
function auditOr(least: number): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  return function write(args, method, level) {
    if (level >= least || isAuditLine(args[0])) method.apply(this, args)
  }
}

function standardOutput(): DestinationStream {
  // Buffered writing flushes at exit, and would wait there forever once the reader of the output is gone.
  return pino.destination({ dest: 1, sync: true })
}

/** Statuses of requests that were not allowed; their address and account are logged (SAFE-09). */
const refusals = new Set([400, 401, 403, 405, 411, 413, 421, 429])

function refused({ ip }: Request, { locals }: Response): Record<string, string> {
  const account = locals.signedIn?.account
  return { address: ip ?? '', ...(account && { account }) }
}

/**
 * Keeps the client's address with the request, as the very first handler: Express reads it from the socket, which a
 * request loses when its body is abandoned on the way to a backend (SAFE-11).
 */
export const keepAddress: RequestHandler = (req, _res, next) => {
  Object.defineProperty(req, 'ip', { value: req.ip })
  next()
}

/**
 * Gives each request an id (that of an incoming traceparent, if any) and logs it when it ends. Headers, cookies, bodies
 * and queries, which may hold secrets, are never logged.
 */
export function requestLog(log: Logger): RequestHandler {
  const logged = pinoHttp<Request, Response>({
    logger: log,
    genReqId: (req, res) => {
      const parent = readTraceParent(req.headers.traceparent)
      res.locals.requestId = parent?.trace ?? randomBytes(16).toString('hex')
      res.locals.parentSpan = parent?.span ?? null
      return res.locals.requestId
    },
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: url.split('?')[0] }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
    customProps: (req, res) => (refusals.has(res.statusCode) ? refused(req, res) : {}),
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
