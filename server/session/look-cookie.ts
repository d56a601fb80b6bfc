import { createCookie } from '@remix-run/node'
import { keptLookSchema, type Look, usualLook } from '~contract/platform/look'
import type { PortalContext } from './load-context'
import { comesByHttps } from './secure-cookies'

/**
 * The look of whoever used this device last, for pages that know nobody: sign-in, errors, files in windows of their
 * own. The person's record is the truth.
 */
const cookie = createCookie('portal-look', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 365 * 24 * 3600,
})

/** The usual look where nothing, or nothing that can be read, is kept. */
export async function recallLook(request: Request): Promise<Look> {
  const kept = await cookie.parse(request.headers.get('Cookie'))
  return kept === null ? usualLook : keptLookSchema.parse(kept)
}

/** The Set-Cookie value that keeps a look; null where it is the one that the device has. */
export async function keepLook(
  { config }: PortalContext,
  kept: Look,
  look: Look,
): Promise<string | null> {
  if (JSON.stringify(kept) === JSON.stringify(look)) return null
  return cookie.serialize(look, { secure: comesByHttps(config) })
}
