import type { RequestHandler } from 'express'

/**
 * Makes an Express handler from an asynchronous function. Express 4 ignores promises, so that a rejection would end the
 * process (SAFE-11); here it goes to the error handlers.
 */
export function asyncHandler(
  handle: (...args: Parameters<RequestHandler>) => Promise<void>,
): RequestHandler {
  return (req, res, next) => {
    handle(req, res, next).catch(next)
  }
}
