import type { SubAppRequestError, SubAppRequestOptions } from '~contract/hosting/props'

const failureName = 'SubAppRequestError'

class RequestError extends Error implements SubAppRequestError {
  override name = failureName
  constructor(
    readonly status: number,
    readonly code: number | null,
    message: string,
  ) {
    super(message)
  }
}

/** The error that a refused request rejects with. */
export function requestError(
  status: number,
  code: number | null,
  message: string,
): SubAppRequestError {
  return new RequestError(status, code, message)
}

/** 判断捕获的错误是否来自 `request`，以便读取 `status` 与 `code`。 */
export function isRequestError(error: unknown): error is SubAppRequestError {
  return error instanceof Error && error.name === failureName
}

/** Calls a service at an origin and returns the envelope's data; rejects with a `SubAppRequestError`. */
export async function callService<T>(
  origin: string,
  path: string,
  options: SubAppRequestOptions = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await send(new URL(path, origin), options, headers)
  return (await readData(answer)) as T
}

async function send(
  url: URL,
  { method, query, body, signal }: SubAppRequestOptions,
  headers: Record<string, string>,
) {
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  const init: RequestInit = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
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
