import { expect } from '@playwright/test'
import type { JournalEntry, JournalFilter } from '../../mock-platform/data/journal'
import type { Space } from '../../mock-platform/data/space'

interface WantedCall extends JournalFilter {
  /** A part of the body that the call must have. */
  body?: Record<string, unknown>
}

/**
 * Waits until exactly this many calls (one by default) have reached the mock platform and were answered, and gives
 * the last. A failure shows the calls that came instead.
 */
export async function expectCall(
  space: Pick<Space, 'journal'>,
  { body, ...filter }: WantedCall,
  times = 1,
): Promise<JournalEntry> {
  const found = () =>
    space.journal
      .find(filter)
      .filter((call) => call.status !== 0)
      .filter((call) => !body || holds(call.body, body))
  const what = `${filter.method ?? 'any'} ${filter.path ?? filter.route ?? ''}`
  await expect
    .poll(() => found().length, { message: `${times} × ${what}, among ${routesOf(space)}` })
    .toBe(times)
  return found().at(-1) as JournalEntry
}

/** Expects that every call that reached the mock platform had an endpoint and kept to the contract. */
export function expectNoUnexpectedCalls(space: Pick<Space, 'journal'>): void {
  const calls = space.journal
    .find({ unexpected: true })
    .map(({ method, path, unexpected }) => `${method} ${path}: ${unexpected}`)
  expect(calls, 'calls that no scenario expects').toEqual([])
}

function holds(body: unknown, part: Record<string, unknown>): boolean {
  if (body === null || typeof body !== 'object') return false
  return Object.entries(part).every(
    ([name, value]) =>
      JSON.stringify((body as Record<string, unknown>)[name]) === JSON.stringify(value),
  )
}

function routesOf({ journal }: Pick<Space, 'journal'>): string {
  return [...new Set(journal.find().map(({ method, path }) => `${method} ${path}`))].join(', ')
}
