/** Why a document or a page is not shown. */
export type OfdReason = 'broken' | 'encrypted' | 'huge'

/** The only error that leaves this package for a file that is wrong in itself. */
export class OfdError extends Error {
  override name = 'OfdError'
  constructor(
    readonly reason: OfdReason,
    message: string,
  ) {
    super(message)
  }
}

/** Runs `work`; whatever it throws comes out as an OfdError: a file may break any reader. */
export function guarded<T>(what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asOfdError(what, error)
  }
}

/** The error as this package's own. */
export function asOfdError(what: string, error: unknown): OfdError {
  if (error instanceof OfdError) return error
  // A stack that runs over, or an array that is too long, is a file's doing as well.
  return new OfdError('broken', `${what}: ${error instanceof Error ? error.message : error}`)
}
