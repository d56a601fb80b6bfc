import { takesJson } from '~server/session/answer'
import { switchTo } from '../../features/tenant-switch/tenant-switch.server'

/** Continues in another of the user's tenants (NAV-05). */
export const action = takesJson('tenant switch', ({ context, user, body }) =>
  switchTo(context, user, body),
)
