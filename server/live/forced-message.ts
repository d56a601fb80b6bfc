import { groundForWhite } from '~contract/platform/colours'
import type { ForcedMessage } from '~contract/platform/live'
import { safeLink } from '~contract/platform/safe-address'
import type { ServicePrefixes } from '~contract/platform/services'
import { safeHtml } from '../platform/safe-html'
import { serviceCall } from '../platform/service-call'
import { signAction } from '../session/signed-action'

interface Circumstances {
  reader: { userId: string; tenantId: string }
  secrets: readonly string[]
  prefixes: ServicePrefixes
}

/** A forced message as its reader's browser may have it: sanitised, its calls signed. */
export function presentForced(message: ForcedMessage, circumstances: Circumstances) {
  const { id, createTime, model, title, content, url, messageUrls } = message
  return {
    id,
    time: createTime,
    model,
    title,
    html: safeHtml(content),
    link: safeLink(url) ?? '',
    actions: messageUrls.flatMap((action) => presentAction(action, id, circumstances) ?? []),
  }
}

/** null = it would call something that is no service, so that it can never succeed. */
function presentAction(
  { title, color, icon, url, httpMethodType: method, params }: ForcedMessage['messageUrls'][number],
  messageId: string,
  { reader, secrets, prefixes }: Circumstances,
) {
  const shown = { title, color: groundForWhite(color), icon }
  if (method === '') return { ...shown, signed: '', link: safeLink(url) ?? '' }
  if (!serviceCall(url, prefixes)) return null
  const action = { messageId, method, url, params: readParams(params) }
  return { ...shown, signed: signAction(action, reader, secrets), link: '' }
}

/** An object, or its JSON text; anything else says nothing. */
function readParams(params: unknown): Record<string, unknown> {
  const value = typeof params === 'string' ? parsed(params) : params
  return value && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
