import type { GetLoadContextFunction } from '@remix-run/express'
import type { Request, Response } from 'express'
import type { PortalBuild } from '../build'
import type { PortalParts } from '../parts'
import type { PortalContext } from '../session/load-context'

/** What loaders and actions get: the portal's parts, and what is known of the request by then. */
export function pageContext(parts: PortalParts, build: PortalBuild): GetLoadContextFunction {
  const { config, platform, caches, sessions, live, attempts, now, log } = parts
  return (req, res) => {
    const { requestId, texts, nonce, signedIn, newcomer } = res.locals
    return {
      ...{ config, platform, caches, sessions, live, attempts, now },
      log: log.child({ requestId }),
      texts,
      textFile: build.texts[texts.language],
      nonce,
      requestId,
      address: req.ip ?? '',
      signedIn,
      newcomer,
      ...idleAnswers(parts, req, res),
    }
  }
}

/** What a request may ask of the session's idle limit, and change about it. */
function idleAnswers(
  { sessions, idle, live, now }: PortalParts,
  { headers: { cookie } }: Request,
  res: Response,
): Pick<PortalContext, 'isIdleEnded' | 'keepIdleLimit'> {
  return {
    async isIdleEnded() {
      const who = await sessions.readHolder(cookie)
      return who !== null && idle.isOver(await idle.read(cookie, who))
    },
    async keepIdleLimit(minutes) {
      const { signedIn } = res.locals
      if (!signedIn) return
      const activity = await idle.read(cookie, signedIn)
      if (activity.minutes === minutes) return
      res.append('Set-Cookie', await idle.note(signedIn, minutes))
      live.noteActivity(signedIn.sessionId, { at: now(), minutes })
    },
  }
}
