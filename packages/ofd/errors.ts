/** Why a document or a page cannot be shown. */
export type OfdReason = 'broken' | 'encrypted' | 'huge'

/** The only error that this package throws for an invalid file. */
export class OfdError extends Error {
  override name = 'OfdError'
  constructor(
    readonly reason: OfdReason,
    message: string,
  ) {
    super(message)
  }
}

/** Runs `work` and converts whatever it throws to an OfdError, because a malformed file may break any reader. */
export function guarded<T>(what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asOfdError(what, error)
  }
}

/** Converts an error to this package's own. */
export function asOfdError(what: string, error: unknown): OfdError {
  if (error instanceof OfdError) return error
  // A file can also cause a stack overflow or an array that is too long.
  return new OfdError('broken', `${what}: ${error instanceof Error ? error.message : error}`)
}
