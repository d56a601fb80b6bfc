import { randomUUID } from 'node:crypto'
import type { AttemptStore } from './attempt-store'

/** What makes a sealed text good once and soon. */
export interface OneTime {
  id: string
  /** By the server's clock (ms). */
  until: number
}

interface OneTimeParts {
  attempts: AttemptStore
  now(): number
}

/** How long it is good: a browser or a server brings it back at once (ms). */
const lifetime = 60_000

/** A new mark for a text that is good once, within a minute. */
export function newOneTime({ now }: Pick<OneTimeParts, 'now'>): OneTime {
  return { id: randomUUID(), until: now() + lifetime }
}

/**
 * Takes such marks, `kind` by kind; false = it is too late, or it was taken before. One from before this process's start is
 * not good: what was taken then was remembered in memory. Unlike session ends, too many come to be kept in files.
 */
export function createTakeOneTime({ attempts, now }: OneTimeParts, kind: string) {
  const start = now()
  return async ({ id, until }: OneTime): Promise<boolean> => {
    if (now() >= until || until < start + lifetime) return false
    return (await attempts.take(`${kind} ${id}`, { limit: 1, window: lifetime })).allowed
  }
}
