import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { Agent, type Dispatcher, request } from 'undici'
import { isPlatformError } from '~contract/platform/platform-error'
import type { PortalConfig } from '../config/env'
import type { Metrics } from '../http/metrics'
import { type Breakers, openFor } from '../platform/breakers'
import type { SharedAnswers } from '../platform/shared-answers'
import type { Span, Tracing } from '../tracing/tracing'
import { answerHeaders, neverKept, requestHeaders } from './headers'
import { type Answer, type Ask, createSharedGets, isWhole, type SharedGets } from './shared-gets'
import { appFiles, type createTargets, type Target } from './targets'
import { isFailing, isLost, showsTrouble } from './trouble'

interface ProxyOptions {
  config: PortalConfig
  metrics: Metrics
  log: Logger
  targetOf: ReturnType<typeof createTargets>
  breakers: Breakers
  answers: SharedAnswers
  /** Whether apps' GETs may share answers. */
  sharesGets: boolean
  sendDocument: SendDocument
  tracing: Tracing
}

/** Sends an app's file as the document of a frame; false = it is not a page, and is sent as a file. */
export type SendDocument = (
  answer: Dispatcher.ResponseData,
  req: Request,
  res: Response,
) => Promise<boolean>

interface Carrier {
  sendDocument: SendDocument
  agent: Agent
  breakers: Breakers
  answers: SharedAnswers
  sharedGets: SharedGets
  /** How long a service may stay silent, in milliseconds. */
  patience: number
  tracing: Tracing
}

/**
 * Streams apps' requests to the services, and `/subapps/…` to the platform. Only known services and paths below their
 * prefixes can be reached, and the platform's redirects are not followed (SAFE-05).
 */
export function createProxy(options: ProxyOptions) {
  const { config, metrics, log, targetOf, breakers, answers, sendDocument, tracing } = options
  const agent = new Agent({
    connect: { timeout: config.CONNECT_TIMEOUT_MS },
    headersTimeout: config.READ_TIMEOUT_MS,
    bodyTimeout: config.READ_TIMEOUT_MS,
    connections: 256,
  })
  const patience = config.CONNECT_TIMEOUT_MS + config.READ_TIMEOUT_MS
  const sharedGets = createSharedGets(options)
  const carrier: Carrier = { agent, breakers, answers, sharedGets, patience, sendDocument, tracing }

  const handler: RequestHandler = (req, res, next) => {
    const target = targetOf(req.url)
    if (!target) return next()
    const { plainAnswers, texts } = res.locals
    const { failures } = texts
    if (target === 'refused') return refuse(res, 400, plainAnswers.badAddress)
    if (res.locals.newcomer) return refuse(res, 403, plainAnswers.initialPassword)
    if (!res.locals.signedIn) return refuse(res, 401, failures['session-over'])
    const count = (outcome: string) => metrics.proxied.inc({ service: target.service, outcome })
    const stop = metrics.proxiedSeconds.startTimer({ service: target.service })
    const forwarded = forward(carrier, target, req, res)
    void forwarded.finally(stop).catch(() => {})
    void forwarded.then(
      () => count('ok'),
      (error: Error) => {
        const isRefused = isPlatformError(error) && error.failure === 'busy'
        count(isRefused ? 'refused' : 'failed')
        // Not `req.destroyed`: a request whose body was read to the end counts as destroyed.
        if (res.destroyed) return
        log.warn({ service: target.service, path: req.path, reason: error.message }, 'proxy failed')
        if (res.headersSent) return res.destroy()
        if (!isRefused) return refuse(res, 502, failures.unreachable)
        res.setHeader('Retry-After', openFor / 1000)
        refuse(res, 503, failures.busy)
      },
    )
  }

  return { handler, close: () => agent.destroy() }
}

async function forward(
  carrier: Carrier,
  target: Target,
  req: Request,
  res: Response,
): Promise<void> {
  const token = res.locals.signedIn?.token ?? ''
  const changes = target.writes || !isRead(req)
  const changed = () => changes && carrier.answers.changed(token)
  try {
    const share = !changes && carrier.sharedGets.canShare(target, req)
    const ask = (gone: AbortSignal) => send(carrier, target, req, res, gone)
    const answer = await (share ? carrier.sharedGets.ask(target, token, res, ask) : own(res, ask))
    // Before the browser can know that the change is done.
    changed()
    // Kept answers would suggest that the session is still valid.
    if (answer.statusCode === 401) carrier.answers.changed(token)
    if (!isWhole(answer) && asksForDocument(target, req)) {
      if (await carrier.sendDocument(answer, req, res)) return
    }
    await handOn(answer, target, res)
  } finally {
    changed()
  }
}

/** Makes the request for one browser alone, and aborts it if that browser disconnects. */
async function own(res: Response, ask: Ask): Promise<Dispatcher.ResponseData> {
  const gone = new AbortController()
  const abort = () => gone.abort()
  res.on('close', abort)
  const answer = await ask(gone.signal)
  // From here on the pipeline closes the upstream if the browser disconnects.
  res.off('close', abort)
  return answer
}

/** Like `sendIn`, with a span that ends with the answer's headers, because the body follows at the browser's pace. */
async function send(
  carrier: Carrier,
  target: Target,
  req: Request,
  res: Response,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const { span: request, requestId } = res.locals
  const facts = { 'peer.service': target.service, 'http.request.method': req.method }
  const name = `${target.service} for an app`
  const span = (request ?? carrier.tracing.spanOf(requestId)).call(name, facts)
  try {
    const answer = await sendIn(span, carrier, target, req, res, signal)
    span.note({ 'http.response.status_code': answer.statusCode })
    span.end(isFailing(answer) ? 'status' : undefined)
    return answer
  } catch (error) {
    span.end(isPlatformError(error) ? error.failure : isLost(error) ? 'unreachable' : 'error')
    throw error
  }
}

async function sendIn(
  span: Span,
  { agent, breakers, patience }: Carrier,
  target: Target,
  req: Request,
  res: Response,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const bodiless = req.method === 'GET' || req.method === 'HEAD'
  const { service } = target
  const headers = requestHeaders(req, res.locals, span)
  // The portal has to read the whole page, and must not get a 304: the browser may have the file from which the
  // document is made.
  if (asksForDocument(target, req)) {
    headers['accept-encoding'] = 'identity'
    for (const name of conditions) delete headers[name]
  }
  const ask = () =>
    request(target.url, {
      dispatcher: agent,
      method: req.method as 'GET',
      headers,
      body: bodiless ? null : req,
      signal,
    })
  const again = () => {
    span.note({ 'http.request.resend_count': 1 })
    return ask()
  }
  const call = () => (bodiless ? askAgain(ask, again) : ask())
  const isTrouble = (asked: ReturnType<typeof ask>) =>
    showsTrouble(asked, { patience, isSent: () => bodiless || req.complete })
  // Missing files of one app must not block those of other apps.
  const account = res.locals.signedIn?.account ?? null
  const answer = await (service === appFiles
    ? call()
    : breakers.handOn(service, account, call, isTrouble))
  if (answer.statusCode >= 300 && answer.statusCode < 400 && answer.statusCode !== 304) {
    await answer.body.dump()
    throw new Error(`the platform answered with a redirect (${answer.statusCode})`)
  }
  return answer
}

async function handOn(answer: Answer, target: Target, res: Response): Promise<void> {
  res.locals.proxied = true
  res.status(answer.statusCode)
  res.setHeader('Content-Security-Policy', target.policy)
  const kind = target.service === appFiles ? 'app file' : 'service'
  for (const [name, value] of answerHeaders(answer.headers, kind)) res.setHeader(name, value)
  if (isWhole(answer)) res.end(answer.body)
  else await pipeline(answer.body, res)
}

const isRead = ({ method }: Request) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

const conditions = ['if-none-match', 'if-modified-since', 'if-range', 'range']

/** Over plain http, and in old browsers, only the accepted types distinguish a page load from a fetched file. */
function asksForDocument({ service }: Target, { method, headers }: Request): boolean {
  if (service !== appFiles) return false
  const destination = headers['sec-fetch-dest']
  // The answer to a form is a page as well.
  if (method !== 'GET' && method !== 'POST') return false
  if (destination) return destination === 'iframe'
  // Scripts request page fragments with the same accepted types.
  return Boolean(headers.accept?.includes('text/html')) && !headers['x-requested-with']
}

/** Retries a GET or HEAD once after a reset or 502, 503, 504: the browser has received nothing yet (HOLD-02). */
async function askAgain(
  ask: () => Promise<Dispatcher.ResponseData>,
  again: () => Promise<Dispatcher.ResponseData>,
) {
  try {
    const answer = await ask()
    if (!isFailing(answer)) return answer
    await answer.body.dump()
  } catch (error) {
    // After a timeout the user has already waited long enough.
    if (!isLost(error)) throw error
  }
  return again()
}

/** Answers with an envelope, which apps read like any other. */
function refuse(res: Response, status: number, msg: string) {
  res.setHeader('Cache-Control', neverKept)
  res.status(status).json({ code: status, msg, data: null })
}
