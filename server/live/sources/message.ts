import {
  type ForcedMessage,
  forcedMessageSchema,
  messageSocketPath,
} from '~/platform/contract/live'
import type { ServicePrefixes } from '~/platform/contract/services'
import { safeHtml } from '~/platform/safe-html.server'
import { messageLink } from '~/session/message-link.server'
import { platformSocket } from './address'
import type { Source, SourceHost, SourceParts } from './source'
import { Upstream } from './upstream'

interface PlatformPlace {
  PLATFORM_URL: string
  SERVICE_PREFIXES: ServicePrefixes
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
        const { success, data: message } = forcedMessageSchema.safeParse(data)
        if (!success) return 'shape'
        host.tell({ kind: 'forced', payload: safe(message), id: message.id })
        return null
      },
    },
    host,
    parts,
  )
}

/** As windows may show it and follow it. */
function safe(message: ForcedMessage): ForcedMessage {
  return {
    ...message,
    content: safeHtml(message.content),
    url: messageLink(message.url),
    messageUrls: message.messageUrls.map((action) => ({ ...action, url: actionUrl(action) })),
  }
}

/** A path of the platform where there is a method, else a page. */
function actionUrl({ url, httpMethodType }: ForcedMessage['messageUrls'][number]): string {
  const link = messageLink(url)
  return httpMethodType === '' || link.startsWith('/') ? link : ''
}
