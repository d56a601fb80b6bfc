import { unreadCountsSchema, unreadRequest, unreadSocketPath } from '~contract/platform/live'
import { readShape } from '~contract/platform/read-shape'
import type { ServicePrefixes } from '~contract/platform/services'
import { platformSocket } from './address'
import type { Source, SourceHost, SourceParts } from './source'
import { Upstream } from './upstream'

interface PlatformPlace {
  PLATFORM_URL: string
  SERVICE_PREFIXES: ServicePrefixes
}

/** The unread socket (PUSH-02): it is asked once it is open, and tells how many messages wait. */
export function openUnreadSource(
  place: PlatformPlace,
  host: SourceHost,
  parts: SourceParts,
): Source {
  const path = place.SERVICE_PREFIXES.system + unreadSocketPath
  return new Upstream(
    {
      kind: 'unread',
      address: async () => platformSocket(place.PLATFORM_URL, path, host.who.token),
      opened: (socket) => socket.send(JSON.stringify(unreadRequest)),
      heard(data) {
        const { success, data: counts } = readShape(unreadCountsSchema, data)
        if (!success) return 'shape'
        host.tell({ kind: 'unread', payload: counts })
        return null
      },
    },
    host,
    parts,
  )
}
