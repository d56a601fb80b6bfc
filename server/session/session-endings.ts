import { z } from 'zod'

/** Why a session was ended from another device: too many sessions of its account, or at its user's wish. */
const causeSchema = z.enum(['limit', 'remote'])

/** The end of one session, or of all sessions that an account started until then (ms), except one. */
export const sessionEndingSchema = z.union([
  z.object({ session: z.string(), cause: causeSchema.optional() }),
  z.object({ account: z.string(), until: z.coerce.number(), except: z.string().optional() }),
])

export type SessionEndCause = z.output<typeof causeSchema>
export type SessionEnding = z.output<typeof sessionEndingSchema>

/** In milliseconds. By then the session's token has expired. */
export const endingsKept = 24 * 3_600_000

/** How many endings are kept; beyond that the oldest are dropped. */
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
