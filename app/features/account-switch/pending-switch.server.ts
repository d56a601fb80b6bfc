import { z } from 'zod'
import { sealedCookie } from '~server/seal/sealed-cookie'
import type { PortalContext } from '~server/session/load-context'
import { usesHttps } from '~server/session/secure-cookies'

/** How long (ms) a switch of account waits for the user to choose airlines, before it expires. */
const accountSwitchTimeout = 300_000

/** A switch that waits for the choice of airlines. */
const pendingSchema = z.object({
  /** The session that began the switch: no other session can complete it. */
  sessionId: z.string(),
  /** The token of the account to switch to. */
  token: z.string(),
  account: z.string(),
  /** Codes of the airlines that may be chosen. */
  airlines: z.array(z.string()),
  until: z.number(),
})

export type PendingSwitch = z.infer<typeof pendingSchema>

/**
 * Kept like the session itself, in a sealed cookie that page scripts never see, so that any portal process can take the
 * next step.
 */
function cookieOf({ config, sealer }: PortalContext) {
  return sealedCookie(sealer, 'portal-switch', {
    sameSite: 'strict',
    secure: usesHttps(config),
    maxAge: accountSwitchTimeout / 1000,
  })
}

/** The Set-Cookie value that keeps a switch for its next step. */
export function keepPending(context: PortalContext, pending: Omit<PendingSwitch, 'until'>): string {
  return cookieOf(context).write({ ...pending, until: context.now() + accountSwitchTimeout })
}

/** The switch that this session has begun; null = none, or it has expired. */
export function readPending(context: PortalContext, request: Request): PendingSwitch | null {
  const value = cookieOf(context).read(request.headers.get('Cookie'))
  const { data } = pendingSchema.safeParse(value)
  const own = data?.sessionId === context.signedIn?.sessionId
  return data && own && context.now() < data.until ? data : null
}

/** The Set-Cookie value that removes the pending switch. */
export function dropPending(context: PortalContext): string {
  return cookieOf(context).forget()
}
