import { carriedWay } from './paths'
import { sitePath } from './site-path'

/** The path to go to after sign-in: `target` when it is a path of this site, else `/` (AUTH-05). */
export function safeRedirect(target: string | null | undefined): string {
  return sitePath(target) ?? '/'
}

/** Why somebody finds themselves at the sign-in, where they did not ask for it. */
export type LeftBy = 'idle' | 'key'

/** What `left` in an address says; null = nothing that is known. */
export function leftBy(value: string | null): LeftBy | null {
  return value === 'idle' || value === 'key' ? value : null
}

/** The login path with the way back: `redirect` is the current path and query (GUARD-03); `left` says why. */
export function loginPathWith(loginPath: string, from: string, left?: LeftBy): string {
  const back = carriedWay(from)
  const query = [back !== '/' && `redirect=${encodeURIComponent(back)}`, left && `left=${left}`]
  const text = query.filter(Boolean).join('&')
  return text ? `${loginPath}?${text}` : loginPath
}
