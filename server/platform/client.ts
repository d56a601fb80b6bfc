import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { Endpoint } from '~contract/platform/endpoint'
import { isPlatformError } from '~contract/platform/platform-error'
import type { ServicePrefixes } from '~contract/platform/services'
import { productVersion } from '~contract/portal/constants'
import { defaultLanguage, type Language } from '~text/languages'
import { noTracing, type Span, type Tracing } from '../tracing/tracing'
import { type Breakers, createBreakers } from './breakers'
import { createReader } from './read-answer'
import { sealFields } from './sealed-fields'
import { createSharedAnswers, type SharedAnswers } from './shared-answers'
import { createTransport, type Transport } from './transport'

/** On whose behalf a call is made. Without a token only endpoints with `auth: 'client' | 'none'` can be called. */
export interface Caller {
  token: string | null
  /** The signed-in user's; absent = the call has no user, or is too rare to need it. */
  account?: string | undefined
  /** The language of names and sentences that the backends are asked for; absent = their default. */
  language?: Language | undefined
  /** Passed to the backends, so that their logs and ours share it. */
  requestId: string
  /** The span of the request that makes the call; absent = found by the request's id. */
  span?: Pick<Span, 'call'> | undefined
  /** How many milliseconds ago the answer's call may have begun; absent = any shared answer is accepted. */
  maxAge?: number | undefined
}

interface CallInput<E extends Endpoint> {
  params?: Record<string, string>
  query?: z.input<NonNullable<E['query']>>
  body?: z.input<NonNullable<E['body']>>
}

/** The only way from the portal's server to the backends. */
export interface PlatformClient {
  /**
   * Makes one call and returns the envelope's data, parsed by the endpoint's schema. Throws PlatformError.
   * Identical GETs of one token share one backend call (HOLD-03), until the token changes something.
   */
  call<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    input?: CallInput<E>,
  ): Promise<z.output<E['answer']>>
  /**
   * The time by the backends' clock in milliseconds, from the Date of their last answer to this caller; null before the
   * first. Compare the backends' expiry times with it, because the portal's own clock may be wrong.
   */
  timeFor(caller: Caller): number | null
  close(): Promise<void>
}

export interface PlatformClientOptions {
  origin: string
  prefixes: ServicePrefixes
  /** `name:secret`. */
  clientCredential: string
  connectTimeout: number
  readTimeout: number
  /** The SM2 public key for the contract's sealed fields; without one they are sent unencrypted. */
  passwordKey?: string | undefined
  /** Those of the process, shared with the proxy; by default the client's own. */
  breakers?: Breakers
  /** Those of the process, shared with the proxy; by default only calls in progress are shared. */
  answers?: SharedAnswers
  /** The default is HTTP to `origin`. */
  transport?: Transport
  /** The default records nothing. */
  tracing?: Tracing
  /** Gets every finished call, for metrics. */
  observe?: (call: { endpoint: string; service: string; outcome: string; seconds: number }) => void
}

/** Makes the client of one portal process. */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const transport = options.transport ?? createTransport(options)
  const breakers = options.breakers ?? createBreakers()
  const read = createReader()
  const clocks = createBackendClocks()
  const answers = options.answers ?? createSharedAnswers({ keptFor: 0 })

  const tracing = options.tracing ?? noTracing
  const send = (endpoint: Endpoint, caller: Caller, input: CallInput<Endpoint>, span: Span) =>
    breakers.run(endpoint, caller.account ?? null, () =>
      transport.send({
        endpoint,
        path: options.prefixes[endpoint.service] + buildPath(endpoint, input),
        headers: buildHeaders(endpoint, caller, options.clientCredential, span),
        body: buildBody(endpoint, input.body, options.passwordKey),
        note: span.note,
      }),
    )

  async function observed(endpoint: Endpoint, caller: Caller, input: CallInput<Endpoint>) {
    const started = performance.now()
    const span = beginSpan(tracing, endpoint, caller)
    let outcome = 'ok'
    try {
      const answer = await send(endpoint, caller, input, span)
      clocks.note(caller, answer.date)
      return { data: read(endpoint, answer), size: answer.text.length }
    } catch (error) {
      outcome = isPlatformError(error) ? error.failure : 'error'
      // Kept answers would suggest that the session is still valid.
      if (outcome === 'session-over' && caller.token) answers.changed(caller.token)
      throw error
    } finally {
      const seconds = (performance.now() - started) / 1000
      options.observe?.({ endpoint: endpoint.name, service: endpoint.service, outcome, seconds })
      span.end(outcome === 'ok' ? undefined : outcome)
    }
  }

  const shared = sharing(answers, observed)

  return {
    async call(endpoint, caller, input = {}) {
      if (endpoint.method === 'GET' && !endpoint.writes) {
        return (await shared(endpoint, caller, input)).data as never
      }
      try {
        return (await observed(endpoint, caller, input)).data as never
      } finally {
        answers.changed(caller.token ?? '')
      }
    },
    timeFor: clocks.timeFor,
    close: () => transport.close(),
  }
}

function beginSpan(tracing: Tracing, endpoint: Endpoint, { span, requestId }: Caller): Span {
  const { service, name, method } = endpoint
  const facts = { 'peer.service': service, 'portal.endpoint': name, 'http.request.method': method }
  return (span ?? tracing.spanOf(requestId)).call(`${service} ${name}`, facts)
}

type MakeCall = (
  endpoint: Endpoint,
  caller: Caller,
  input: CallInput<Endpoint>,
) => Promise<{ data: unknown; size: number }>

/** The same calls, for GETs whose answers may be shared between callers. */
function sharing(answers: SharedAnswers, make: MakeCall): MakeCall {
  return (endpoint, caller, input) => {
    // A caller that asks for no language accepts the default language's answer.
    const { token, maxAge, language = defaultLanguage } = caller
    const key = JSON.stringify(['call', endpoint.name, input, language])
    // Public data belongs to no user, so no user's change may drop it.
    const wanted = { token: token ?? '', key, maxAge, takesKept: token !== null }
    return answers.share(wanted, () => {
      const answer = make(endpoint, caller, input)
      return { answer, sizeOf: ({ size }: Awaited<typeof answer>) => size }
    }).answer
  }
}

function createBackendClocks() {
  const dates = new LRUCache<string, { date: number; at: number }>({ max: 2_000 })
  return {
    note({ token }: Caller, date: number) {
      if (token && !Number.isNaN(date)) dates.set(token, { date, at: performance.now() })
    },
    timeFor({ token }: Caller): number | null {
      const last = token ? dates.get(token) : undefined
      return last ? last.date + performance.now() - last.at : null
    },
  }
}

function buildPath(endpoint: Endpoint, { params = {}, query }: CallInput<Endpoint>): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new TypeError(`${endpoint.name} needs the path parameter ${name}`)
    return encodeURIComponent(value)
  })
  if (!query) return path
  // A list repeats the parameter's name for each value.
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one != null)
      .map((one) => [name, String(one)]),
  )
  return `${path}?${new URLSearchParams(pairs)}`
}

function buildHeaders(
  endpoint: Endpoint,
  caller: Caller,
  credential: string,
  { traceparent }: Span,
) {
  const headers: Record<string, string> = {
    accept: 'application/json',
    version: productVersion,
    'x-request-id': caller.requestId,
    traceparent,
    ...(caller.language && { 'accept-language': caller.language }),
  }
  if (endpoint.auth === 'client') {
    headers.authorization = `Basic ${Buffer.from(credential).toString('base64')}`
  } else if (caller.token) {
    headers.authorization = `Bearer ${caller.token}`
  }
  if (endpoint.body) {
    headers['content-type'] =
      endpoint.bodyKind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  }
  return headers
}

function buildBody(endpoint: Endpoint, given: unknown, key: string | undefined) {
  if (!endpoint.body) return undefined
  const body = key && endpoint.sealed ? sealFields(given, endpoint.sealed, key) : given
  if (endpoint.bodyKind !== 'form') return JSON.stringify(body)
  return new URLSearchParams(body as Record<string, string>).toString()
}
