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
      newcomer: SignedIn | null
    }
  }
}

/** Reads the session cookie once a request, for proxy, frames and Remix alike. */
export function readSession(sessions: Sessions): RequestHandler {
  async function read(cookie: string | undefined, locals: Express.Locals) {
    locals.signedIn = await sessions.read(cookie)
    locals.newcomer = locals.signedIn ? null : await sessions.readNewcomer(cookie)
  }
  return (req, res, next) => {
    read(req.headers.cookie, res.locals).then(() => next(), next)
  }
}
