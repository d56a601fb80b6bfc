import { z } from 'zod'
import { sealedCookie } from '../seal/sealed-cookie'
import type { PortalContext } from './load-context'
import { usesHttps } from './secure-cookies'

const limitSchema = z.object({ until: z.number() })

/**
 * A step that waits for the user's next one, for `lifetime` ms. Kept like the session itself, in a sealed cookie that
 * page scripts never see, so that any portal process can take the next step.
 */
export function pendingCookie<Content extends object>(
  name: string,
  schema: z.ZodType<Content>,
  { lifetime, sameSite }: { lifetime: number; sameSite: 'strict' | 'lax' },
) {
  const lasting = schema.and(limitSchema)
  function cookieOf({ config, sealer }: PortalContext) {
    const secure = usesHttps(config)
    return sealedCookie(sealer, name, { sameSite, secure, maxAge: lifetime / 1000 })
  }
  return {
    /** The Set-Cookie value that keeps it. */
    keep(context: PortalContext, content: Content): string {
      const until = context.now() + lifetime
      return cookieOf(context).write({ ...schema.parse(content), until })
    },
    /** null = none, or it has expired. */
    read(context: PortalContext, request: Request): Content | null {
      const { data } = lasting.safeParse(cookieOf(context).read(request.headers.get('Cookie')))
      return data && context.now() < data.until ? data : null
    },
    /** The Set-Cookie value that removes it. */
    drop: (context: PortalContext): string => cookieOf(context).forget(),
  }
}
