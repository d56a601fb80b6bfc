import { requestTimeoutCeiling } from '../config/constants'
import type { Texts } from '../text/zh-CN'

/** What became of a question to the portal's own server. `error` is a sentence for the person. */
export type Outcome<T> = { data: T } | { error: string } | 'signed-out'

interface Call {
  method?: 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  signal?: AbortSignal
}

/**
 * Asks a route of the portal that answers with JSON, `{error}` where it refuses. Never rejects. Where the session is
 * over, the page's own data leads to the login path: revalidate it.
 */
export async function callServer<T>(
  path: string,
  { failures }: Pick<Texts, 'failures'>,
  { method, body, signal }: Call = {},
): Promise<Outcome<T>> {
  const limit = AbortSignal.timeout(requestTimeoutCeiling)
  try {
    const answer = await fetch(path, {
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(method && { method }),
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (answer.type === 'opaqueredirect') return 'signed-out'
    const content = await answer.json().catch(() => null)
    if (answer.ok) return { data: content }
    return { error: content?.error ?? failures.unknown }
  } catch {
    return { error: failures.unreachable }
  }
}
