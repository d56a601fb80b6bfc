import type { GetLoadContextFunction } from '@remix-run/express'
import type { Request, Response } from 'express'
import { pagePartTimeout } from '~contract/portal/constants'
import { shellDevicesPolicy } from '../hosting/frame-policy'
import type { PortalParts } from '../parts'
import type { PortalContext } from '../session/load-context'
import { skipsCaches } from './skips-caches'

/** Makes the context of loaders and actions: the portal's parts and the state of the request. */
export function pageContext(parts: PortalParts): GetLoadContextFunction {
  const { config, platform, caches, sessions, sealer, live, ownSessions, attempts, now, log } =
    parts
  return (req, res) => {
    const { requestId, span, texts, nonce, files, signedIn, newcomer, activity } = res.locals
    return {
      ...{ config, platform, caches, sessions, sealer, live, ownSessions, attempts, now },
      log: log.child({ requestId }),
      texts,
      textFile: files.texts[texts.language],
      nonce,
      requestId,
      span,
      maxAge: maxAgeFor(req),
      address: req.ip ?? '',
      device: req.headers['user-agent'] ?? '',
      signedIn,
      newcomer,
      activity,
      ownApps: res.locals.ownApps ?? [],
      allowDevices(allows) {
        res.setHeader('Permissions-Policy', shellDevicesPolicy(allows))
      },
      ...idleAnswers(parts, req, res),
    }
  }
}

/** A page that retries does not wait again for a call that it has given up (HOLD-01). */
function maxAgeFor({ path, headers }: Request): number | undefined {
  if (skipsCaches(headers)) return 0
  return path.endsWith('.data') ? pagePartTimeout : undefined
}

/** Reads and changes the idle limit of the request's session. */
function idleAnswers(
  { sessions, idle, live, now }: PortalParts,
  { headers: { cookie } }: Request,
  res: Response,
): Pick<PortalContext, 'isIdleEnded' | 'keepIdleLimit'> {
  return {
    async isIdleEnded() {
      const user = await sessions.readEvenIfEnded(cookie)
      return user !== null && idle.hasExpired(await idle.read(cookie, user))
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
