import type { RequestHandler } from 'express'
import type { Sessions, SignedIn } from '~/session/session.server'

declare global {
  namespace Express {
    interface Locals {
      requestId: string
      nonce: string
      /** Whose pages may hold the portal's documents in a frame, as a policy says it. */
      frameAncestors: string
      signedIn: SignedIn | null
    }
  }
}

/** Reads the session cookie once a request, for proxy, frames and Remix alike. */
export function readSession(sessions: Sessions): RequestHandler {
  return (req, res, next) => {
    sessions.read(req.headers.cookie).then((signedIn) => {
      res.locals.signedIn = signedIn
      next()
    }, next)
  }
}
