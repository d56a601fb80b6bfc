import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { Endpoint } from '~contract/platform/endpoint'
import { envelopeSchema } from '~contract/platform/envelope'
import { PlatformError } from '~contract/platform/platform-error'
import { readShape } from '~contract/platform/read-shape'
import { responseCode, successCodes } from '~contract/platform/response-code'
import { parseJson } from './parse-json'
import type { WireAnswer } from './transport'

/** Parses an answer: envelope, code, data. Throws PlatformError. */
function readAnswer(endpoint: Endpoint, { status, text }: WireAnswer) {
  const fail = (failure: PlatformError['failure'], message: string, code: number | null = status) =>
    new PlatformError(failure, endpoint.service, endpoint.name, message, code)

  const envelope = readShape(envelopeSchema, parseJson(text))
  const code = envelope.data?.code ?? null
  if (status === 401 || code === responseCode.logout) {
    throw fail('session-over', envelope.data?.msg || '登录已失效，请重新登录', code ?? status)
  }
  if (status !== 200) throw fail('status', envelope.data?.msg || `HTTP ${status}`)
  if (!envelope.success) throw fail('shape', describeIssues('envelope', envelope.error))
  if (!successCodes.includes(envelope.data.code)) throw fail('refused', envelope.data.msg, code)

  const data = readShape(endpoint.answer, envelope.data.data)
  if (!data.success) throw fail('shape', describeIssues('data', data.error))
  return data.data
}

/**
 * Answers rarely change between pages, and comparing the text is cheaper than parsing it. The key is the text itself,
 * because adding a prefix would copy it; the parsed result does not depend on the caller. The result is shared and must
 * not be changed.
 */
export function createReader() {
  const parsed = new LRUCache<string, { endpoint: string; status: number; data: unknown }>({
    max: 500,
  })
  return (endpoint: Endpoint, answer: WireAnswer): unknown => {
    const { status, text } = answer
    const known = text.length <= rememberedLength ? parsed.get(text) : undefined
    if (known?.endpoint === endpoint.name && known.status === status) return known.data
    const data = readAnswer(endpoint, answer)
    if (text.length <= rememberedLength) parsed.set(text, { endpoint: endpoint.name, status, data })
    return data
  }
}

/** In characters. Longer answers are rare, and would cost much memory. */
const rememberedLength = 16 * 1024

/** Field names and reasons, never values. */
function describeIssues(what: string, error: z.ZodError): string {
  const issues = error.issues.slice(0, 3).map((issue) => {
    const field = issue.path.join('.')
    return `${what}${field && `.${field}`}: ${issue.message}`
  })
  return issues.join('; ')
}
