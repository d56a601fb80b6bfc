import { z } from 'zod'
import { handOverWayNames } from '~contract/portal/hand-over-ways'
import { sealedCookie } from '~server/seal/sealed-cookie'
import { type PortalContext, userOrNewcomer } from '~server/session/load-context'
import { usesHttps } from '~server/session/secure-cookies'
import { signInFactsSchema } from '~server/session/session'

/** How long (ms) a hand-over waits for the answer of the user whose session it would replace. */
const handOverTimeout = 300_000

const pendingSchema = z.object({
  /** The session that it would replace: no other one may answer. */
  sessionId: z.string(),
  way: z.enum(handOverWayNames),
  target: z.string(),
  /** Whom it would sign in. */
  user: signInFactsSchema,
  until: z.number(),
})

export type PendingHandOver = z.infer<typeof pendingSchema>

function cookieOf({ config, sealer }: PortalContext) {
  return sealedCookie(sealer, 'portal-hand-over', {
    // Strict would hold it back on the redirect of a visit that another site began.
    sameSite: 'lax',
    secure: usesHttps(config),
    maxAge: handOverTimeout / 1000,
  })
}

/** The Set-Cookie value that keeps a hand-over until the present user has answered. */
export function keepHandOver(
  context: PortalContext,
  pending: Omit<PendingHandOver, 'until'>,
): string {
  const user = signInFactsSchema.parse(pending.user)
  return cookieOf(context).write({ ...pending, user, until: context.now() + handOverTimeout })
}

/** The hand-over that waits for this session's user; null = none, or it has expired. */
export function readHandOver(context: PortalContext, request: Request): PendingHandOver | null {
  const { data } = pendingSchema.safeParse(cookieOf(context).read(request.headers.get('Cookie')))
  const own = data?.sessionId === userOrNewcomer(context)?.sessionId
  return data && own && context.now() < data.until ? data : null
}

/** The Set-Cookie value that removes it. */
export function dropHandOver(context: PortalContext): string {
  return cookieOf(context).forget()
}
