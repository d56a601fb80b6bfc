import type { Response } from 'express'
import { servicesMeta, shellMeta } from '~contract/hosting/bridge'

/**
 * What begins each document of a frame: the portal's stylesheet and the script that connects it with the shell. A page
 * needs its script before its own; the realm document waits for its body.
 *
 * The nonce, which the portal gives to scripts of the app that stand in its page, is at the stylesheet: browsers share the
 * code of a script between frames only if it comes without one, or with the same.
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
