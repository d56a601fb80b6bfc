import { safeRedirect } from './safe-redirect'

/** Where a message's address leads: a path of this site or a web page elsewhere; '' = nowhere. */
export function messageLink(url: string): string {
  if (url.startsWith('/')) {
    const path = safeRedirect(url)
    return path === '/' && url !== '/' ? '' : path
  }
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  return protocol === 'https:' || protocol === 'http:' ? url : ''
}
