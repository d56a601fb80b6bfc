import type { z } from 'zod'
import type { BodyKind } from '~contract/platform/endpoint'
import type { FileAnswer } from '~contract/platform/files'
import type { CannedAnswer } from '../data/answers'
import { inLanguageOf } from '../data/english-names'
import { type Call, type Implementation, Refusal, type Success } from '../endpoints/implementation'
import { eventStream } from './event-stream'
import { fileReply } from './file-reply'
import { issueText } from './issue-text'
import { type Answered, envelope, type Reply } from './reply'
import { isForm, parsedBody, queryOf, type Request } from './request'
import { openFields } from './sealed-fields'

export type Handler = (request: Request) => Promise<Answered> | Answered

export interface EndpointSetting {
  /** `name:secret` of the portal, for endpoints that require the client's credential. */
  clientCredential: string
  log(line: string): void
}

/** A request that breaks the contract. */
class ContractRefusal extends Refusal {
  constructor(reason: string) {
    super(400, `参数错误：${reason}`, 400)
  }
}

/** Checks requests and answers by the contract. */
export function endpointHandler(
  { endpoint, answer, success }: Implementation,
  { clientCredential, log }: EndpointSetting,
): Handler {
  // Under load the same answer is sent repeatedly, and checking it costs more than creating it.
  let lastFit = ''
  return async (request) => {
    try {
      checkCaller(endpoint.auth, request, clientCredential)
      const call = {
        space: request.space,
        user: request.user,
        token: request.token,
        params: request.params,
        query: parsePart(endpoint.query, queryOf(request), 'query'),
        body: openFields(
          parsePart(endpoint.body, bodyOf(request, endpoint.bodyKind ?? 'json'), 'body'),
          endpoint.sealed,
        ),
        now: request.space.now(),
      } as Call as Call<never, never>
      const canned = cannedFor(request)
      if (canned) return cannedReply(canned, success)
      const data = inLanguageOf(
        request.headers['accept-language'],
        endpoint.name,
        (await answer(call)) ?? null,
      )
      if (endpoint.answerKind === 'file') return fileReply(data as FileAnswer, request)
      if (endpoint.answerKind === 'events') {
        return eventStream(endpoint, data as AsyncIterable<unknown>)
      }
      const reply = envelope(200, success.code, success.msg, data)
      if (reply.body === lastFit) return reply
      const fit = endpoint.answer.safeParse(data)
      if (fit.success) {
        lastFit = reply.body.toString()
        return reply
      }
      const drift = `contract drift: ${endpoint.name} answers ${issueText(fit.error, 'data')}`
      log(drift)
      return { ...envelope(500, 500, drift), unexpected: drift }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const reply = envelope(error.status, error.code, error.message)
      return error instanceof ContractRefusal ? { ...reply, unexpected: error.message } : reply
    }
  }
}

function cannedFor({ space, user, method, path, query }: Request): CannedAnswer | undefined {
  const called = method === 'HEAD' ? 'GET' : method
  return space.answers.take({ method: called, path, query, account: user?.account })
}

function cannedReply({ status = 200, code, msg, data }: CannedAnswer, success: Success): Reply {
  const fallback = status < 300 ? success : { code: status, msg: '' }
  return envelope(status, code ?? fallback.code, msg ?? fallback.msg, data)
}

function checkCaller(auth: 'token' | 'client' | 'none', request: Request, credential: string) {
  if (auth === 'token' && request.user === undefined) {
    throw new Refusal(401, '登录已失效，请重新登录', 401)
  }
  if (auth === 'client') {
    const encoded = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const given = Buffer.from(encoded, 'base64').toString('utf8')
    if (given === credential) return
    const client = given.split(':')[0] || '未提供'
    throw new Refusal(401, `客户端认证失败：${client}`, 401)
  }
}

function bodyOf(request: Request, kind: BodyKind): unknown {
  const given = request.file ? 'file' : isForm(request.headers) ? 'form' : 'json'
  if (given !== kind && (given === 'file' || kind === 'file' || request.body !== '')) {
    throw new ContractRefusal(`body: expected ${kind}`)
  }
  if (request.file) return request.file
  const body = parsedBody(request)
  if (kind === 'json' && typeof body === 'string' && body === request.body) {
    throw new ContractRefusal('body: not JSON')
  }
  return body
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return value
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ContractRefusal(issueText(result.error, part))
}
