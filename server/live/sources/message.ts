import { forcedMessageSchema, messageSocketPath } from '~contract/platform/live'
import { readShape } from '~contract/platform/read-shape'
import type { ServicePrefixes } from '~contract/platform/services'
import { presentForced } from '../forced-message'
import { platformSocket } from './address'
import type { Source, SourceHost, SourceParts } from './source'
import { Upstream } from './upstream'

interface PlatformPlace {
  PLATFORM_URL: string
  SERVICE_PREFIXES: ServicePrefixes
  SESSION_SECRET: readonly string[]
}

/** The message socket (PUSH-01): messages that people must see at once. */
export function openMessageSource(
  place: PlatformPlace,
  host: SourceHost,
  parts: SourceParts,
): Source {
  const path = place.SERVICE_PREFIXES.system + messageSocketPath
  return new Upstream(
    {
      kind: 'message',
      address: async () => platformSocket(place.PLATFORM_URL, path, host.who.token),
      heard(data) {
        const { success, data: message } = readShape(forcedMessageSchema, data)
        if (!success) return 'shape'
        const payload = presentForced(message, {
          reader: host.who,
          secrets: place.SESSION_SECRET,
          prefixes: place.SERVICE_PREFIXES,
        })
        host.tell({ kind: 'forced', payload, id: message.id })
        return null
      },
    },
    host,
    parts,
  )
}
