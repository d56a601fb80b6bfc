import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import { request } from 'undici'
import { type AppSources, withApp } from './find-app'
import { originOf } from './realm-document'

/** How long an external server may take to answer, and how long its answer is cached (ms). */
const timeout = 3_000
const validity = 10 * 60_000

/**
 * GET /framing/:code → `{ refused }`: whether an external app forbids framing, which a browser cannot find out. The
 * server requests the registered address, without the token, and reads only the headers; an address that it cannot
 * reach counts as allowed.
 */
export function framingCheck(sources: AppSources): RequestHandler {
  // By the registered address alone: if the key included the request's Host, callers could invent hosts to make the
  // server ask again.
  const kept = new LRUCache<string, FramingHeaders>({ max: 500, ttl: validity })
  return withApp(
    sources,
    (req) => req.params.code ?? '',
    async (app, req, res) => {
      const { entry } = app
      const origin = originOf(entry)
      if (origin === '') return void res.json({ refused: false })
      const headers = kept.get(entry) ?? (await framingHeaders(entry))
      // Set only once: another set would extend the validity. A server that does not answer is asked again next time.
      if (headers && !kept.has(entry)) kept.set(entry, headers)
      const { frameOptions, policy } = headers ?? unknownHeaders
      res.json({ refused: forbids(frameOptions, policy, origin, ownOrigin(req)) })
    },
  )
}

/** The headers with which a server restricts who may frame its page; '' = not sent. */
interface FramingHeaders {
  frameOptions: string
  policy: string
}

const unknownHeaders: FramingHeaders = { frameOptions: '', policy: '' }

/** null = it does not answer. */
async function framingHeaders(entry: string): Promise<FramingHeaders | null> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const { headers, body } = await request(entry, { method: 'GET', signal })
    body.on('error', () => {})
    body.destroy()
    return {
      frameOptions: headerText(headers['x-frame-options']),
      policy: headerText(headers['content-security-policy']),
    }
  } catch {
    return null
  }
}

/**
 * Whether these headers of a page at `origin` forbid a frame in a page at `own`. frame-ancestors overrides
 * X-Frame-Options.
 */
export function forbids(
  frameOptions: string,
  policy: string,
  origin: string,
  own: string,
): boolean {
  const ancestors = /(?:^|;|,)\s*frame-ancestors\s+([^;,]+)/i.exec(policy)?.[1]
  if (ancestors) {
    const { protocol, host } = new URL(own)
    return !ancestors
      .trim()
      .split(/\s+/)
      .some((source) => matches(source, protocol, host, origin, own))
  }
  if (/deny/i.test(frameOptions)) return true
  return /sameorigin/i.test(frameOptions) && origin !== own
}

function matches(source: string, protocol: string, host: string, origin: string, own: string) {
  if (source === '*' || source.toLowerCase() === protocol) return true
  if (source === "'self'") return origin === own
  const [scheme, name = ''] = source.includes('://') ? source.split('://') : [null, source]
  if (scheme && `${scheme}:` !== protocol) return false
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : name.replace(/\/$/, '') === host
}

function ownOrigin(req: Parameters<RequestHandler>[0]): string {
  return `${req.protocol}://${req.get('host')}`
}

function headerText(value: string | string[] | undefined): string {
  return [value ?? ''].flat().join(', ')
}
