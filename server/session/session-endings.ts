import { z } from 'zod'

/** Why a session was ended from another device: too many sessions of its account, or at its user's wish. */
const causeSchema = z.enum(['limit', 'remote'])

/** The end of one session, or of all that an account began until then (ms), except one. */
export const sessionEndingSchema = z.union([
  z.object({
    session: z.string(),
    // The former release noted neither.
    account: z.string().default(''),
    startedAt: z.coerce.number().default(0),
    cause: causeSchema.optional(),
  }),
  z.object({ account: z.string(), until: z.coerce.number(), except: z.string().optional() }),
])

export type SessionEndCause = z.output<typeof causeSchema>
export type SessionEnding = z.output<typeof sessionEndingSchema>

/** In milliseconds. By then the session's token has expired. */
export const endingsKept = 24 * 3_600_000

/** As many are remembered one by one, of all accounts together. */
export const mostEndings = 200_000

export interface EndingStore {
  /** Stores an ending for this and other processes. Never throws. */
  publish(ending: SessionEnding): void
  /**
   * Applies all endings of the last day, this process's own included, and then each new one, until `close`. `known`
   * returns those that this process knows, in case the store has lost them. Resolves when the past ones are applied.
   */
  follow(
    apply: (ending: SessionEnding) => void,
    known: () => Iterable<SessionEnding>,
  ): Promise<void>
  close(): void
}
