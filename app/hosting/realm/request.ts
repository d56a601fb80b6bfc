import type { SubAppProps, SubAppRequestError, SubAppRequestOptions } from '../sub-app-kit/props'
import type { RealmBridge } from './bridge'

class RequestError extends Error implements SubAppRequestError {
  override name = 'SubAppRequestError'
  constructor(
    readonly status: number,
    readonly code: number | null,
    message: string,
  ) {
    super(message)
  }
}

/** A sub-app's way to the backends: through the portal's proxy, which knows the session. */
export function createRequest(bridge: RealmBridge, frame: number): SubAppProps['request'] {
  return async function request<T>(path: string, options: SubAppRequestOptions = {}): Promise<T> {
    bridge.busy(frame, 1)
    try {
      const answer = await send(path, options)
      if (answer.status === 401) bridge.sessionOver()
      return (await readData(answer)) as T
    } finally {
      bridge.busy(frame, -1)
    }
  }
}

async function send(path: string, { method, query, body, signal }: SubAppRequestOptions) {
  const url = new URL(path, location.origin)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  const init: RequestInit = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }
  try {
    return await fetch(url, init)
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error
    throw new RequestError(0, null, '网络连接失败，请稍后再试')
  }
}

async function readData(answer: Response): Promise<unknown> {
  const envelope = await answer.json().catch(() => null)
  const code = typeof envelope?.code === 'number' ? envelope.code : null
  if (!answer.ok || code === null) {
    throw new RequestError(answer.status, code, envelope?.msg || `服务返回 HTTP ${answer.status}`)
  }
  if (code !== 0)
    throw new RequestError(answer.status, code, envelope.msg || `服务返回代码 ${code}`)
  return envelope.data
}
