import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { OpenParameter } from '~contract/platform/constants'
import { isPlatformError } from '~contract/platform/platform-error'
import { pagePartTimeout } from '~contract/portal/constants'
import type { PortalCaches } from './caches'
import type { PlatformClient } from './client'
import { fetchParameter } from './endpoints/constants'

interface Backend {
  platform: PlatformClient
  caches: Pick<PortalCaches, 'parameters'>
  requestId: string
  log: Logger
}

/**
 * The values of parameters that belong to the platform as a whole; '' = not set. If the platform does not answer in
 * time, the last known values are used, and the log names the work that needed them.
 */
export async function readParameters<Name extends OpenParameter>(
  backend: Backend,
  part: string,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const { parameters } = backend.caches
  await refresh(
    backend,
    part,
    names.filter((name) => parameters.getRemainingTTL(name) <= 0),
  )
  const values = names.map((name) => [name, parameters.get(name) ?? ''] as const)
  return Object.fromEntries(values) as Record<Name, string>
}

async function refresh(backend: Backend, part: string, stale: OpenParameter[]): Promise<void> {
  if (stale.length === 0) return
  const { platform, caches, requestId, log } = backend
  const asked = stale.map(async (name) => {
    caches.parameters.set(name, await fetchParameter(platform, requestId, name))
  })
  const late = new AbortController()
  const patience = wait(pagePartTimeout, 'late' as const, { signal: late.signal, ref: false })
  patience.catch(() => {})
  try {
    const outcome = await Promise.race([Promise.all(asked), patience])
    if (outcome === 'late') log.warn({ part }, 'page part is late')
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, service, call, message } = error
    log.warn({ part, failure, service, call, reason: message }, 'page part failed')
  } finally {
    late.abort()
  }
}
