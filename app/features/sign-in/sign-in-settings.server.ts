import { setTimeout as wait } from 'node:timers/promises'
import { type SignInParameter, signInParameters } from '~contract/platform/constants'
import { isPlatformError } from '~contract/platform/platform-error'
import { pagePartTimeout } from '~contract/portal/constants'
import { fetchParameter } from '~server/platform/endpoints/constants'
import type { PortalContext } from '~server/session/load-context'
import { allowedPicture } from '../../ui/allowed-picture'

export interface Brand {
  systemName: string
  /** Addresses of pictures; '' = the portal's own. */
  logo: string
  background: string
}

export interface SignInSettings {
  /** The sign-in asks for a slide verification first (AUTH-02). */
  slideVerify: boolean
  /** The "remember" box is offered (AUTH-03). */
  remember: boolean
  brand: Brand
}

const names = Object.values(signInParameters)

/**
 * What the platform wants of the login page. If it does not answer in time the last known values hold, else the
 * defaults: users can sign in while only the system service is away.
 */
export async function readSignInSettings(context: PortalContext): Promise<SignInSettings> {
  const { parameters } = context.caches
  await refresh(
    context,
    names.filter((name) => parameters.getRemainingTTL(name) <= 0),
  )
  const value = (name: SignInParameter) => parameters.get(name) ?? ''
  return {
    slideVerify: value(signInParameters.slideVerify) === '1',
    remember: context.config.REMEMBER_PASSWORD && value(signInParameters.rememberPassword) !== '0',
    brand: {
      systemName: value(signInParameters.systemName).trim() || context.config.SYSTEM_NAME,
      logo: allowedPicture(value(signInParameters.logo)),
      background: allowedPicture(value(signInParameters.background)),
    },
  }
}

async function refresh(context: PortalContext, stale: SignInParameter[]): Promise<void> {
  if (stale.length === 0) return
  const asked = stale.map(async (name) => {
    const value = await fetchParameter(context.platform, context.requestId, name)
    context.caches.parameters.set(name, value)
  })
  const late = new AbortController()
  const patience = wait(pagePartTimeout, 'late' as const, { signal: late.signal, ref: false })
  patience.catch(() => {})
  try {
    const outcome = await Promise.race([Promise.all(asked), patience])
    if (outcome === 'late') context.log.warn({ part: 'sign-in settings' }, 'page part is late')
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, service, call, message } = error
    const what = { part: 'sign-in settings', failure, service, call, reason: message }
    context.log.warn(what, 'page part failed')
  } finally {
    late.abort()
  }
}
