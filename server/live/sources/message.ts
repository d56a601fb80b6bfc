import { forcedMessageSchema, messageSocketPath } from '~contract/platform/live'
import { readShape } from '~contract/platform/read-shape'
import type { ServicePrefixes } from '~contract/platform/services'
import { toForcedNotice } from '../forced-message'
import { platformSocket } from './address'
import type { Source, SourceHost, SourceParts } from './source'
import { Upstream } from './upstream'

interface MessageConfig {
  PLATFORM_URL: string
  SERVICE_PREFIXES: ServicePrefixes
}

/** The message socket (PUSH-01), which brings forced messages. */
export function openMessageSource(
  config: MessageConfig,
  host: SourceHost,
  parts: SourceParts,
): Source {
  const path = config.SERVICE_PREFIXES.system + messageSocketPath
  return new Upstream(
    {
      kind: 'message',
      address: async () => platformSocket(config.PLATFORM_URL, path, host.user.token),
      receive(data) {
        const { success, data: message } = readShape(forcedMessageSchema, data)
        if (!success) return 'shape'
        const payload = toForcedNotice(message, {
          reader: host.user,
          sealer: parts.sealer,
          prefixes: config.SERVICE_PREFIXES,
        })
        host.publish({ kind: 'forced', payload, id: message.id })
        return null
      },
    },
    host,
    parts,
  )
}
