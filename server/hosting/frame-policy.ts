import { type HostingRow, ordinaryHosting } from '~contract/hosting/app-hosting'
import { policyText } from '../http/security-headers'

interface PolicyTerms {
  /** Origins of the entries that the document may load from; '' = the portal's own. */
  entries: readonly string[]
  row?: HostingRow | undefined
  nonce: string
  frameAncestors: string
  /** Development: Vite's socket. */
  live: boolean
}

/**
 * The policy of an app's document. An app of the portal's origin is as trusted as the shell, but its libraries may
 * write style elements, and its files may come from its entry's origin; what else it needs stands in its row.
 */
export function framePolicy({ entries, row = ordinaryHosting, ...terms }: PolicyTerms): string {
  const { nonce, frameAncestors, live } = terms
  const web = [...new Set([...entries, ...row.connect.filter((one) => one.startsWith('http'))])]
  const sockets = [
    ...entries.filter(Boolean).map((origin) => origin.replace(/^http/, 'ws')),
    ...row.connect.filter((one) => one.startsWith('ws')),
    ...(live ? ['ws:'] : []),
  ]
  const origins = list("'self'", ...web)
  const made = `${origins} data: blob:`
  // Beside a nonce 'unsafe-inline' would be ignored.
  const inline = row.inline ? "'unsafe-inline'" : `'nonce-${nonce}'`
  return policyText({
    'default-src': origins,
    'script-src': list(
      "'self'",
      inline,
      row.eval && "'unsafe-eval'",
      row.wasm && "'wasm-unsafe-eval'",
      ...web,
    ),
    'style-src': list("'self'", "'unsafe-inline'", ...web),
    'img-src': "'self' data: blob: https: http:",
    'font-src': made,
    'media-src': made,
    'frame-src': made,
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

/** The shell's Permissions-Policy names the devices that any app may ask for; an app's document names its own. */
export function devicesPolicy(allowed: readonly string[]): string {
  const asked = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'display-capture']
  return asked.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`).join(', ')
}
