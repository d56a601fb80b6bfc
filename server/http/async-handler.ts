import type { RequestHandler } from 'express'

/**
 * Makes a handler of an asynchronous function. Express 4 ignores promises: without this a rejection would end the process
 * (SAFE-11). Here it goes to the error handlers.
 */
export function asyncHandler(
  handle: (...args: Parameters<RequestHandler>) => Promise<void>,
): RequestHandler {
  return (req, res, next) => {
    handle(req, res, next).catch(next)
  }
}
