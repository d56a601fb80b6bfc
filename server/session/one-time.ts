import { randomUUID } from 'node:crypto'
import type { AttemptStore } from './attempt-store'

/** Makes a sealed text valid once, for a short time. */
export interface OneTime {
  id: string
  /** By the server's clock (ms). */
  until: number
}

interface OneTimeParts {
  attempts: AttemptStore
  now(): number
}

/** How long it is valid: a browser or a server returns it at once (ms). */
const lifetime = 60_000

/** A new mark for a text that is valid once, within a minute. */
export function newOneTime({ now }: Pick<OneTimeParts, 'now'>): OneTime {
  return { id: randomUUID(), until: now() + lifetime }
}

/**
 * Takes such marks, separately for each `kind`; false = it has expired, or was taken before. A mark from before this
 * process's start is invalid, because taken marks are only in memory: unlike session ends, there are too many to keep
 * in files.
 */
export function createTakeOneTime({ attempts, now }: OneTimeParts, kind: string) {
  const start = now()
  return async ({ id, until }: OneTime): Promise<boolean> => {
    if (now() >= until || until < start + lifetime) return false
    return (await attempts.take(`${kind} ${id}`, { limit: 1, window: lifetime })).allowed
  }
}
