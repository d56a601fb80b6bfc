/** The end of one session, or of all that an account began until then (ms). */
export type SessionEnding = { session: string } | { account: string; until: number }

/** In milliseconds. By then the session's token has expired, so its end need not be kept. */
export const endingsKept = 24 * 3_600_000
