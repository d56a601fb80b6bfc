import type { Response } from 'express'
import { type HostingRow, ordinaryHosting } from '~contract/hosting/app-hosting'
import { policyText } from '../http/security-headers'

interface PolicyTerms {
  /** Origins of the entries that the document may load from; '' = the portal's own. */
  entries: readonly string[]
  /** Further origins whose pages may be in its frames. */
  frames?: readonly string[]
  row?: HostingRow | undefined
  locals: Response['locals']
  /** Development: Vite's socket. */
  live: boolean
}

/**
 * The policy of an app's document. An app of the portal's origin is as trusted as the shell, except that its libraries
 * may write style elements, and its files may come from its entry's origin. Anything else that it needs is in its row.
 */
export function framePolicy({ entries, row = ordinaryHosting, ...terms }: PolicyTerms): string {
  const { live, locals, frames = [] } = terms
  const { nonce, frameAncestors } = locals
  // An app with an origin of its own cannot harm other apps.
  const isolated = Boolean(locals.isolated)
  const web = [...new Set([...entries, ...row.connect.filter((one) => one.startsWith('http'))])]
  const sockets = [
    ...entries.filter(Boolean).map((origin) => origin.replace(/^http/, 'ws')),
    ...row.connect.filter((one) => one.startsWith('ws')),
    ...(live ? ['ws:'] : []),
  ]
  const origins = list("'self'", ...web)
  const made = `${origins} data: blob:`
  // Browsers ignore 'unsafe-inline' beside a nonce.
  const inline = (row.inline ?? isolated) ? "'unsafe-inline'" : `'nonce-${nonce}'`
  return policyText({
    'default-src': origins,
    'script-src': list(
      "'self'",
      inline,
      (row.eval ?? isolated) && "'unsafe-eval'",
      row.wasm && "'wasm-unsafe-eval'",
      ...web,
    ),
    'style-src': list("'self'", "'unsafe-inline'", ...web),
    'img-src': "'self' data: blob: https: http:",
    'font-src': made,
    'media-src': made,
    'frame-src': list(made, ...frames),
    'worker-src': made,
    'connect-src': list(made, ...sockets),
    'object-src': "'none'",
    'base-uri': origins,
    'form-action': origins,
    'frame-ancestors': frameAncestors,
  })
}

function list(...sources: (string | false | undefined)[]): string {
  return sources.filter(Boolean).join(' ')
}

const asked = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'display-capture']

/** The devices that a document may ask the user for, as its Permissions-Policy names them. */
export function devicesPolicy(allowed: readonly string[]): string {
  return asked.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`).join(', ')
}

/** Devices of an app at another origin, as an iframe's `allow` lists them: `camera https://app.example`. */
export function devicesAt(origin: string, allowed: readonly string[]): string {
  return allowed.map((name) => `${name} ${origin}`).join('; ')
}

/**
 * The same for the shell, because a frame gets no device that the page around it may not use. `allows` are the `allow`
 * attributes of the iframes: `camera`, or `camera https://app.example` for another origin.
 */
export function shellDevicesPolicy(allows: readonly string[]): string {
  const named = allows.flatMap((allow) => allow.split('; ').map((one) => one.split(' ')))
  return asked
    .map((device) => {
      const origins = named.flatMap(([name, origin]) => (name === device ? [origin] : []))
      const sources = origins.map((origin) => (origin ? JSON.stringify(origin) : 'self'))
      // A page can grant a device to a frame of another origin only if the page itself may use it.
      return `${device}=(${[...new Set(sources.length > 0 ? ['self', ...sources] : [])].join(' ')})`
    })
    .join(', ')
}
