import { groundForWhite } from '~contract/platform/colours'
import type { ForcedMessage } from '~contract/platform/live'
import { safeLink } from '~contract/platform/safe-address'
import type { ServicePrefixes } from '~contract/platform/services'
import { parseJson } from '../platform/parse-json'
import { safeHtml } from '../platform/safe-html'
import { serviceCall } from '../platform/service-call'
import type { Sealer } from '../seal/sealer'
import { sealAction } from '../session/sealed-action'

interface ReaderOptions {
  reader: { userId: string; tenantId: string }
  sealer: Sealer
  prefixes: ServicePrefixes
}

/** A forced message for its reader's browser: sanitised, with signed calls. */
export function toForcedNotice(message: ForcedMessage, options: ReaderOptions) {
  const { id, createTime, model, title, content, url, messageUrls } = message
  return {
    id,
    time: createTime,
    model,
    title,
    html: safeHtml(content),
    link: safeLink(url) ?? '',
    actions: messageUrls.flatMap((action) => presentAction(action, id, options) ?? []),
  }
}

/** null = its address belongs to no service, so the call could never succeed. */
function presentAction(
  { title, color, icon, url, httpMethodType: method, params }: ForcedMessage['messageUrls'][number],
  messageId: string,
  { reader, sealer, prefixes }: ReaderOptions,
) {
  const shown = { title, color: groundForWhite(color), icon }
  if (method === '') return { ...shown, signed: '', link: safeLink(url) ?? '' }
  if (!serviceCall(url, prefixes)) return null
  const action = { messageId, method, url, params: readParams(params) }
  return { ...shown, signed: sealAction(sealer, action, reader), link: '' }
}

/** Reads an object or its JSON text; anything else counts as {}. */
function readParams(params: unknown): Record<string, unknown> {
  const value = typeof params === 'string' ? parseJson(params) : params
  return value && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}
}
