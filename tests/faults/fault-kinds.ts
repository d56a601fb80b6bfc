import type { PlatformFailure } from '~contract/platform/platform-error'
import type { Fault } from '../../mock-platform/data/faults'

/** A way in which a backend fails, and what the portal makes of it. */
export interface FaultKind {
  name: string
  /** What the mock platform is told; null = the platform refuses connections altogether. */
  fault: Omit<Fault, 'path'> | null
  /** How the portal's own parts call it; null = reading notices nothing, for the second try is well. */
  read: PlatformFailure | null
  write: PlatformFailure
  /** What a sub-app gets of it: a status, its own answer, or an answer that is cut. */
  proxied: { read: ProxiedOutcome; write: ProxiedOutcome }
  /** The portal's read limit in this column, where it is not the usual one. */
  readLimit?: number
}

/** `usual` = as without the fault. */
export type ProxiedOutcome = number | 'usual' | 'cut'

/** Longer than a page waits for its parts, and so that nothing that is well takes as long. */
const shorter = 2_000
const both = (outcome: ProxiedOutcome) => ({ read: outcome, write: outcome })

function kind(
  name: string,
  fault: FaultKind['fault'],
  failure: PlatformFailure,
  proxied: FaultKind['proxied'],
  more: Partial<FaultKind> = {},
): FaultKind {
  return { name, fault, read: failure, write: failure, proxied, ...more }
}

/**
 * Ten and sixty seconds are what the platform really waits. The portal's limits are shorter here than in production:
 * what counts is that it does not wait for the platform.
 */
export const faultKinds: readonly FaultKind[] = [
  kind('refused', null, 'unreachable', both(502)),
  kind('10 s', { kind: 'delay', delayMs: 10_000 }, 'timeout', both(502), { readLimit: shorter }),
  kind('60 s', { kind: 'delay', delayMs: 60_000 }, 'timeout', both(502), { readLimit: shorter }),
  kind('reset', { kind: 'reset' }, 'unreachable', both(502)),
  kind('500', { kind: 'status', status: 500 }, 'status', both(500)),
  kind(
    '503, then well',
    { kind: 'status', status: 503, times: 1 },
    'status',
    { read: 'usual', write: 503 },
    { read: null },
  ),
  kind('malformed', { kind: 'bad-json' }, 'shape', both('usual')),
  kind('wrong shape', { kind: 'wrong-shape' }, 'shape', both('usual')),
  kind('HTML 200', { kind: 'html' }, 'shape', both(200)),
  kind('empty', { kind: 'empty' }, 'shape', both(200)),
  kind('truncated', { kind: 'truncate' }, 'unreachable', both('cut')),
  kind('redirect', { kind: 'redirect' }, 'status', both(502)),
]
