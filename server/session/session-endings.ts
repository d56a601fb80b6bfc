/** What ends sessions before their time: one of them, or all that an account has begun until then (ms). */
export type SessionEnding = { session: string } | { account: string; until: number }

/** A session's token is over by then, so that its end need not be remembered any longer. In milliseconds. */
export const endingsKept = 24 * 3_600_000
