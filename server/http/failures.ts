import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import { CookieTooLarge } from '../seal/sealed-cookie'

/**
 * Answers requests that failed before any page handled them: invalid percent encoding, an odd Host, a session too large
 * for another cookie. Express's own error page would show the stack.
 */
export function answerFailures(log: Logger): ErrorRequestHandler {
  return (error: Error & { status?: number }, req, res, next) => {
    const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500
    if (status === 500) log.error({ path: req.path, err: error }, 'request failed')
    if (res.headersSent) return next(error)
    const { plainAnswers, texts } = res.locals
    const unknown =
      error instanceof CookieTooLarge ? plainAnswers.sessionTooLarge : texts.failures.unknown
    const text = status === 500 ? unknown : plainAnswers.badRequest
    res.status(status).type('text').send(`${text}\n`)
  }
}
