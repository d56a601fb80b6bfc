import { signInParameters } from '~contract/platform/constants'
import { readParameters } from '~server/platform/parameters'
import type { PortalContext } from '~server/session/load-context'
import { allowedPicture } from '../../ui/allowed-picture'

export interface Brand {
  systemName: string
  /** URLs of pictures; '' = the portal's own. */
  logo: string
  background: string
}

export interface SignInSettings {
  /** Sign-in requires a slide verification first (AUTH-02). */
  slideVerify: boolean
  /** The "remember" checkbox is offered (AUTH-03). */
  remember: boolean
  brand: Brand
}

/**
 * The platform's settings for the login page. If it does not answer in time, the last known values apply, otherwise the
 * defaults: users can sign in even while the system service is down.
 */
export async function readSignInSettings(context: PortalContext): Promise<SignInSettings> {
  const { slideVerify, rememberPassword, systemName, logo, background } = signInParameters
  const names = Object.values(signInParameters)
  const values = await readParameters(context, 'sign-in settings', names)
  return {
    slideVerify: values[slideVerify] === '1',
    remember: context.config.REMEMBER_PASSWORD && values[rememberPassword] !== '0',
    brand: {
      systemName: values[systemName].trim() || context.config.SYSTEM_NAME,
      logo: allowedPicture(values[logo]),
      background: allowedPicture(values[background]),
    },
  }
}
