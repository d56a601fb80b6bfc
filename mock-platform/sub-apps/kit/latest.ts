/** Lets only the latest of several requests count: each new request aborts the one before. */
export interface Latest {
  begin(): AbortSignal
  stop(): void
}

export function createLatest(): Latest {
  let attempt = new AbortController()
  return {
    begin() {
      attempt.abort()
      attempt = new AbortController()
      return attempt.signal
    },
    stop: () => attempt.abort(),
  }
}
