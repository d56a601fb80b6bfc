import { unreadCountsSchema, unreadRequest, unreadSocketPath } from '~contract/platform/live'
import { readShape } from '~contract/platform/read-shape'
import type { ServicePrefixes } from '~contract/platform/services'
import { platformSocket } from './address'
import type { Source, SourceHost, SourceParts } from './source'
import { Upstream } from './upstream'

interface UnreadConfig {
  PLATFORM_URL: string
  SERVICE_PREFIXES: ServicePrefixes
}

/** The unread socket (PUSH-02): asked once it is open, it pushes the unread counts. */
export function openUnreadSource(
  config: UnreadConfig,
  host: SourceHost,
  parts: SourceParts,
): Source {
  const path = config.SERVICE_PREFIXES.system + unreadSocketPath
  return new Upstream(
    {
      kind: 'unread',
      address: async () => platformSocket(config.PLATFORM_URL, path, host.user.token),
      opened: (socket) => socket.send(JSON.stringify(unreadRequest)),
      receive(data) {
        const { success, data: counts } = readShape(unreadCountsSchema, data)
        if (!success) return 'shape'
        host.publish({ kind: 'unread', payload: counts })
        return null
      },
    },
    host,
    parts,
  )
}
