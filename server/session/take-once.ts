import type { AttemptRule } from './attempt-store'
import type { PortalContext } from './load-context'
import { endingsKept } from './session-endings'

const once: AttemptRule = { limit: 1, window: endingsKept }

/**
 * Takes a one-time item, named by a key whose first words are its kind; false = it was taken before, by any process, also
 * before a restart.
 */
export async function takeOnce(
  { sessions, attempts }: Pick<PortalContext, 'sessions' | 'attempts'>,
  key: string,
): Promise<boolean> {
  // The sessions remember it over a restart; only the attempts are counted atomically across processes.
  const { allowed } = await attempts.take(key, once)
  return sessions.takeOnce(key) && allowed
}
