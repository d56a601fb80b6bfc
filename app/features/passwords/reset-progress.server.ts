import { z } from 'zod'
import { sealedCookie } from '~server/seal/sealed-cookie'
import type { PortalContext } from '~server/session/load-context'
import { usesHttps } from '~server/session/secure-cookies'

const progressSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('code'),
    account: z.string(),
    mobile: z.string(),
    minutes: z.number(),
    /** When another code may be asked for, by the portal's clock. */
    resendAt: z.number(),
  }),
  z.object({ step: z.literal('password'), account: z.string(), ticket: z.string() }),
])

/** How far a user has come in resetting a password; null = not yet begun. */
export type ResetProgress = z.infer<typeof progressSchema> | null

/** Longer than any code or ticket is valid. */
const lifetime = 30 * 60

/**
 * The progress travels in a sealed cookie, as the session does: the steps then work without scripts, in any portal
 * process, and no page contains the ticket.
 */
function cookieOf({ config, sealer }: PortalContext) {
  return sealedCookie(sealer, 'portal-reset', {
    sameSite: 'lax',
    secure: usesHttps(config),
    maxAge: lifetime,
  })
}

/** The progress of the user who sent the request. */
export function readProgress(context: PortalContext, request: Request): ResetProgress {
  const value = cookieOf(context).read(request.headers.get('Cookie'))
  return progressSchema.nullable().catch(null).parse(value)
}

/** The Set-Cookie value that stores the progress, or deletes it. */
export function keepProgress(context: PortalContext, progress: ResetProgress): string {
  const cookie = cookieOf(context)
  return progress ? cookie.write(progress) : cookie.forget()
}
