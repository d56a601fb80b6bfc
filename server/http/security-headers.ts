import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { PortalConfig } from '../config/env'
import { usesHttps } from '../session/secure-cookies'
import { routePath } from './route-path'
import { mayHoldToken } from './token-paths'

interface HeaderOptions {
  /** What Strict-Transport-Security says; '' = nothing. */
  hsts: string
  /** Development: Vite's client needs a socket and styles without a nonce. */
  live: boolean
  /** The origins of isolated apps, as a policy names them; '' = none. */
  appOrigins: string
  /** Origins whose pages may frame the portal. */
  parents: readonly string[]
  /** The address at which browsers ask for the user key (AUTH-13). */
  keyDevice?: string | undefined
}

/** A document contains what it shows: loading a picture from elsewhere would reveal who reads it (SAFE-08). */
const viewerPath = '/file-viewer'

const hstsSeconds = 365 * 24 * 3600

/** What Strict-Transport-Security says; '' = users do not use https. */
export function hstsOf(config: Pick<PortalConfig, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>): string {
  if (!usesHttps(config)) return ''
  return `max-age=${hstsSeconds}${config.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`
}

/** The headers of a refused upgrade, which bypasses the middleware. */
export function bareHeaders(hsts: string): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(hsts && { 'Strict-Transport-Security': hsts }),
  }
}

/**
 * Sets the headers of every answer (SAFE-01), with a fresh nonce for its scripts and styles. Frames have their own
 * policies in server/hosting.
 */
export function securityHeaders(options: HeaderOptions): RequestHandler {
  const { hsts, live, appOrigins, parents, keyDevice } = options
  const headers = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // `no-referrer` would also blank the Origin of our own forms, which the check of state changes needs; pages that
    // redirect to an address with a token set it themselves.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'sameorigin' },
  })
  const keyOrigin = keyDevice ? new URL(keyDevice).origin : ''
  const frameAncestors = ["'self'", ...parents].join(' ')
  return (req, res, next) => {
    const nonce = randomBytes(16).toString('base64')
    res.locals.nonce = nonce
    res.locals.frameAncestors = frameAncestors
    res.setHeader(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    )
    if (hsts) res.setHeader('Strict-Transport-Security', hsts)
    const pictures = routePath(req.path) === viewerPath ? '' : 'https:'
    res.setHeader(
      'Content-Security-Policy',
      shellPolicy({ nonce, live, appOrigins, frameAncestors, keyOrigin, pictures }),
    )
    headers(req, res, (error?: unknown) => {
      if (mayHoldToken(req.path)) res.setHeader('Referrer-Policy', 'no-referrer')
      next(error)
    })
  }
}

interface PolicyTerms {
  nonce: string
  live: boolean
  appOrigins: string
  frameAncestors: string
  /** Origin or ''. */
  keyOrigin: string
  /** Sources of pictures besides this site. */
  pictures: string
}

function shellPolicy({ nonce, live, frameAncestors, keyOrigin, ...terms }: PolicyTerms): string {
  const own = `'self' 'nonce-${nonce}'`
  const connections = ["'self'", live && 'ws:', keyOrigin].filter(Boolean).join(' ')
  return policyText({
    'default-src': "'self'",
    'script-src': own,
    'style-src': live ? "'self' 'unsafe-inline'" : own,
    'img-src': `'self' data: blob: ${terms.pictures}`.trim(),
    'font-src': "'self' data:",
    'connect-src': connections,
    'frame-src': `'self' ${terms.appOrigins}`.trim(),
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': frameAncestors,
  })
}

/** Formats a policy's directives for its header. */
export function policyText(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
