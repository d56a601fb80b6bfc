import type { PlatformFailure } from '~contract/platform/platform-error'
import type { Fault } from '../../mock-platform/data/faults'

/** A way in which a backend fails, and what the portal makes of it. */
export interface FaultKind {
  name: string
  /** The fault for the mock platform; null = the platform refuses all connections. */
  fault: Omit<Fault, 'path'> | null
  /** The portal's own name for the failure; null = a read notices nothing, because its second attempt succeeds. */
  read: PlatformFailure | null
  write: PlatformFailure
  /** What a sub-app gets: a status, the service's own answer, or an answer that breaks off. */
  proxied: { read: ProxiedOutcome; write: ProxiedOutcome }
  /** The portal's read limit in this column, if it is not the usual one. */
  readLimit?: number
}

/** `usual` = as without the fault. */
export type ProxiedOutcome = number | 'usual' | 'cut'

/** Longer than a page waits for its parts, and longer than any healthy answer takes. */
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
 * The platform really waits ten and sixty seconds. The portal's limits are shorter here than in production: what
 * counts is that the portal does not wait for the platform.
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
  // The portal reads JSON for apps as a whole before it sends it on.
  kind('truncated', { kind: 'truncate' }, 'unreachable', { read: 502, write: 'cut' }),
  kind('redirect', { kind: 'redirect' }, 'status', both(502)),
]
