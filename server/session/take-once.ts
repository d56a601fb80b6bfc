import type { AttemptRule } from './attempt-store'
import type { PortalContext } from './load-context'
import { endingsKept } from './session-endings'

const once: AttemptRule = { limit: 1, window: endingsKept }

/**
 * Takes something that is valid once for an account, named by a key whose first words are its kind; false = it was
 * taken before, by any process of the portal, even before a restart.
 */
export async function takeOnce(
  { sessions, attempts }: Pick<PortalContext, 'sessions' | 'attempts'>,
  account: string,
  key: string,
): Promise<boolean> {
  // Session ends survive a restart; only attempts are counted atomically across processes.
  const { allowed } = await attempts.take(key, once)
  return sessions.takeOnce(key, account) && allowed
}
