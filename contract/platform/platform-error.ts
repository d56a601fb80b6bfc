import type { ServiceName } from './services'

/**
 * Why a backend call failed:
 * unreachable (refused, reset), timeout, busy (its breaker is open), status (5xx or an unexpected 4xx),
 * shape (not JSON, not an envelope, or data that breaks the contract), refused (code ≠ 0, `message` is the
 * backend's own), session-over (the token is no longer valid).
 */
export type PlatformFailure =
  | 'unreachable'
  | 'timeout'
  | 'busy'
  | 'status'
  | 'shape'
  | 'refused'
  | 'session-over'

/** The one error of the platform client. Never holds a token or a body. */
export class PlatformError extends Error {
  override name = 'PlatformError'
  constructor(
    readonly failure: PlatformFailure,
    readonly service: ServiceName,
    readonly call: string,
    message: string,
    /** The envelope's code, or the HTTP status if there is no envelope. */
    readonly code: number | null = null,
  ) {
    super(message)
  }
}

/** Checked by name, because the server and the Remix build are two bundles, each with its own class. */
export function isPlatformError(error: unknown): error is PlatformError {
  return error instanceof Error && error.name === 'PlatformError'
}

/** The fields that the log gets for a failed call. */
export function failureFacts({ failure, service, call, message }: PlatformError) {
  return { failure, service, call, reason: message }
}
