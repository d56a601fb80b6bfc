const words: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection is cut',
  EPIPE: 'the connection is cut',
  UND_ERR_SOCKET: 'the connection is cut',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  ENOTFOUND: 'no such name in DNS',
  EAI_AGAIN: 'no name server answers',
  ETIMEDOUT: 'no connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'no whole answer in time',
  UND_ERR_ABORTED: 'no answer in time',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS',
  EPROTO: 'it does not speak TLS as expected',
  HPE_INVALID_CONSTANT: 'it does not speak HTTP',
}

/** Why a connection or a call failed, in plain words: never the error's own message, which may contain an address. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time'
  const code = 'code' in error ? String(error.code) : error.name
  return words[code] ?? `it failed (${code})`
}

/** How long an answer took, in a word. @param milliseconds from the request to the answer */
export function paceOf(milliseconds: number): string {
  if (milliseconds < 300) return 'at once'
  return milliseconds < 1_500 ? 'quickly' : 'slowly'
}

/** Rejects with a TimeoutError if `work` takes longer. @param patience milliseconds */
export async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new DOMException('late', 'TimeoutError')), patience)
  })
  // After the timeout it may still fail, and nothing would handle the rejection.
  work.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
