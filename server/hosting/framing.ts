import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import { request } from 'undici'
import { type AppSources, withApp } from './find-app'
import { originOf } from './realm-document'

/** How long an external server may take to say, and how long its word holds (ms). */
const patience = 3_000
const validity = 10 * 60_000

/**
 * GET /framing/:code → `{ refused }`: whether an external app forbids that others frame it, which no browser
 * tells. Only the headers of its own registered address are looked at, without the token; where that cannot be
 * reached from here it counts as allowed.
 */
export function framingCheck(sources: AppSources): RequestHandler {
  const verdicts = new LRUCache<string, boolean>({ max: 500, ttl: validity })
  return withApp(
    sources,
    (req) => req.params.code ?? '',
    async (app, req, res) => {
      const key = `${app.entry} ${req.get('host')}`
      let refused = verdicts.get(key)
      if (refused === undefined) {
        refused = originOf(app.entry) !== '' && (await refusesFraming(app.entry, ownOrigin(req)))
        verdicts.set(key, refused)
      }
      res.json({ refused })
    },
  )
}

async function refusesFraming(entry: string, own: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience)
    const { headers, body } = await request(entry, { method: 'GET', signal })
    body.on('error', () => {})
    body.destroy()
    return forbids(
      headerText(headers['x-frame-options']),
      headerText(headers['content-security-policy']),
      new URL(entry).origin,
      own,
    )
  } catch {
    return false
  }
}

/** A policy's frame-ancestors wins over the older header. */
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
