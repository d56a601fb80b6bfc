import { requestTimeoutCeiling } from '~contract/portal/constants'
import type { Texts } from '~text/zh-CN'
import { counted } from './under-way'

/** What the portal's own server answered. `error` is a sentence for the user. */
export type Answered<T> = { data: T } | { error: string }

export interface Call {
  method?: 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** The call outlives the page. */
  keepalive?: true
  /** No user is waiting for it, so it does not set the loading flag. */
  background?: boolean
}

/**
 * Calls a route of the portal that answers with JSON, or `{error}` if it refuses; `data` is null for an unchanged
 * answer (304). Never rejects.
 */
export function callServer<T>(
  path: string,
  texts: Pick<Texts, 'failures'>,
  call: Call = {},
): Promise<Answered<T> | 'signed-out'> {
  const asked = ask<T>(path, texts, call)
  return call.background ? asked : counted(asked)
}

async function ask<T>(
  path: string,
  { failures }: Pick<Texts, 'failures'>,
  { method, body, headers, signal, keepalive }: Call,
): Promise<Answered<T> | 'signed-out'> {
  const limit = AbortSignal.timeout(requestTimeoutCeiling)
  try {
    const answer = await fetch(path, {
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(method && { method }),
      ...(keepalive && { keepalive }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    })
    if (answer.type === 'opaqueredirect') return 'signed-out'
    if (answer.status === 304) return { data: null as T }
    // Truncated, or a gateway's page: not an answer from the portal.
    const content = await answer.json().catch(() => undefined)
    if (!answer.ok) return { error: content?.error ?? failures.unknown }
    return content === undefined ? { error: failures.unreachable } : { data: content }
  } catch {
    return { error: failures.unreachable }
  }
}

/** Calls `ask`; if the session has ended, calls it again after the next sign-in. */
export async function askThroughSignIn<T>(
  ask: () => Promise<Answered<T> | 'signed-out'>,
  untilSignedIn: () => Promise<void>,
  { failures }: Pick<Texts, 'failures'>,
): Promise<Answered<T>> {
  const first = await ask()
  if (first !== 'signed-out') return first
  await untilSignedIn()
  const second = await ask()
  return second === 'signed-out' ? { error: failures['session-over'] } : second
}
