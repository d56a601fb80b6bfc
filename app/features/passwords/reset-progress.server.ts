import { createCookie } from '@remix-run/node'
import { z } from 'zod'
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

/** How far a user has come with a forgotten password; null = not yet begun. */
export type ResetProgress = z.infer<typeof progressSchema> | null

/** Longer than any code or ticket is good for. */
const lifetime = 30 * 60

/**
 * The progress travels in a signed cookie, as the session does: the steps then work without scripts, at any portal
 * process, and the ticket is in no page.
 */
function cookieOf({ config }: PortalContext) {
  return createCookie('portal-reset', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: usesHttps(config),
    maxAge: lifetime,
    secrets: config.SESSION_SECRET,
  })
}

/** The progress of the user who sent the request. */
export async function readProgress(
  context: PortalContext,
  request: Request,
): Promise<ResetProgress> {
  const value: unknown = await cookieOf(context).parse(request.headers.get('Cookie'))
  return progressSchema.nullable().catch(null).parse(value)
}

/** The Set-Cookie value that keeps the progress, or forgets it. */
export function keepProgress(context: PortalContext, progress: ResetProgress): Promise<string> {
  return progress
    ? cookieOf(context).serialize(progress)
    : cookieOf(context).serialize('', { maxAge: 0 })
}
