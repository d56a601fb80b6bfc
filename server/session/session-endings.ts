import { z } from 'zod'

/** Why a session was ended from another device: its account had too many sessions, or its user ended it. */
const causeSchema = z.enum(['limit', 'remote'])

/** The end of one session, or of all sessions that an account began until then (ms), except one. */
export const sessionEndingSchema = z.union([
  z.object({
    session: z.string(),
    // The previous release recorded neither.
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

/** How many are remembered individually, over all accounts. */
export const mostEndings = 200_000

export interface EndingStore {
  /** Stores an ending for this and other processes. Never throws. */
  publish(ending: SessionEnding): void
  /**
   * Applies all endings of the last day, including this process's own, and then each new one, until `close`. `known`
   * returns those that this process knows, in case the store has lost them. Resolves when past endings are applied.
   */
  follow(
    apply: (ending: SessionEnding) => void,
    known: () => Iterable<SessionEnding>,
  ): Promise<void>
  close(): void
}
