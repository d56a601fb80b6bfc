import { redirectTarget } from './paths'
import { sitePath } from './site-path'

/** The path to go to after sign-in: `target` if it is a path of this site, else `/` (AUTH-05). */
export function safeRedirect(target: string | null | undefined): string {
  return sitePath(target) ?? '/'
}

/** Why a session ended without the user's request. */
export const sessionEndReasons = ['idle', 'key', 'lifetime', 'limit', 'remote'] as const

export type SessionEndReason = (typeof sessionEndReasons)[number]

/** Reads the parameter `left` of an address; null = none, or unknown. */
export function sessionEndReason(value: string | null): SessionEndReason | null {
  return sessionEndReasons.find((reason) => reason === value) ?? null
}

/** The login path with `redirect`, unless that is /, and with `left`, why the session ended. */
export function loginPathWith(loginPath: string, from: string, left?: SessionEndReason): string {
  const back = redirectTarget(from)
  return loginAddress(loginPath, back === '/' ? null : back, left)
}

/** The login path to which the guard redirects: with `redirect`, the requested path and query (GUARD-03). */
export function loginAddress(
  loginPath: string,
  redirect: string | null,
  left?: SessionEndReason,
): string {
  const query = [redirect && `redirect=${encodeURIComponent(redirect)}`, left && `left=${left}`]
  const text = query.filter(Boolean).join('&')
  return text ? `${loginPath}?${text}` : loginPath
}
