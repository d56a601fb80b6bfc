import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'

/**
 * Answers requests that failed before any page handled them: bad percent codes, an odd Host. Express's own page would
 * show the stack.
 */
export function answerFailures(log: Logger): ErrorRequestHandler {
  return (error: Error & { status?: number }, req, res, next) => {
    const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500
    if (status === 500) log.error({ path: req.path, err: error }, 'request failed')
    if (res.headersSent) return next(error)
    const { plainAnswers, texts } = res.locals
    const text = status === 500 ? texts.failures.unknown : plainAnswers.badRequest
    res.status(status).type('text').send(`${text}\n`)
  }
}
