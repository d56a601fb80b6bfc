import type { Response } from 'express'
import { servicesMeta, shellMeta } from '~contract/hosting/bridge'

/**
 * What begins each document of a frame: the portal's stylesheet, and the script that connects the document with the
 * shell. A page needs this script before its own; the realm document waits for its body.
 *
 * The nonce, which the portal gives to the app's inline scripts, is on the stylesheet and not on the script: browsers
 * share a script's compiled code between frames only if the script has no nonce, or the same one.
 */
export function bootMarkup(
  kind: 'realm' | 'page',
  { nonce, isolated, files }: Response['locals'],
  /** Path prefixes of the services, for a page whose `<base>` is elsewhere. */
  services: readonly string[] = [],
): string {
  const { script, styles } = isolated ? files.isolated : files[kind]
  const mark = isolated
    ? `<meta name="${shellMeta}" content="${isolated.portal}" data-kind="${kind}">`
    : ''
  const prefixes =
    services.length > 0 ? `<meta name="${servicesMeta}" content="${services.join(' ')}">` : ''
  const how = kind === 'page' ? '' : ' defer'
  const polyfills = files.polyfills ? `<script src="${files.polyfills}"></script>` : ''
  const links = styles
    .map((href) => `<link rel="stylesheet" nonce="${nonce}" href="${href}">`)
    .join('')
  return `${links}${mark}${prefixes}${polyfills}<script${how} src="${script}"></script>`
}
