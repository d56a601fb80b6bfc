import { z } from 'zod'

/** Why a session was ended from elsewhere: too many of its account, or at its user's wish. */
export type SessionEndCause = 'limit' | 'remote'

/** The end of one session, or of all that an account began until then (ms), but for one that goes on. */
export type SessionEnding =
  | { session: string; account: string; startedAt: number; cause?: SessionEndCause | undefined }
  | { account: string; until: number; except?: string | undefined }

/** An ending as it is stored or sent to other processes. */
export const sessionEndingSchema: z.ZodType<SessionEnding> = z.union([
  z.object({
    session: z.string(),
    // The former release noted neither.
    account: z.string().default(''),
    startedAt: z.coerce.number().default(0),
    cause: z.enum(['limit', 'remote']).optional(),
  }),
  z.object({ account: z.string(), until: z.coerce.number(), except: z.string().optional() }),
])

/** In milliseconds. By then the session's token has expired, so its end need not be kept. */
export const endingsKept = 24 * 3_600_000

/** As many are remembered one by one, of all accounts together. */
export const mostEndings = 200_000

/** Where endings outlive this process. */
export interface EndingStore {
  /** Keeps an ending and makes it known to the other processes. Never throws. */
  publish(ending: SessionEnding): void
  /**
   * Applies all of the last day, this process's own included, and then each new one, until `close`. `known` gives
   * those that this process knows, should the store have lost them. Resolves when the past ones have been applied.
   */
  follow(
    apply: (ending: SessionEnding) => void,
    known: () => Iterable<SessionEnding>,
  ): Promise<void>
  close(): void
}
