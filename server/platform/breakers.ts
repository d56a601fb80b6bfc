import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhenResult,
  type IBreaker,
} from 'cockatiel'
import type { Endpoint } from '~contract/platform/endpoint'
import { isPlatformError, PlatformError } from '~contract/platform/platform-error'
import type { ServiceName } from '~contract/platform/services'

export interface Breakers {
  /**
   * Runs a call of the portal's own unless its service has been failing; then refuses at once with failure `busy`.
   */
  run<T>(endpoint: Endpoint, call: () => Promise<T>): Promise<T>
  /**
   * Hands on what an app asks likewise. `isTrouble` tells of an answer under way whether the service itself is in
   * trouble, as soon as it can: where it is the one that tries a failing service, others wait for that.
   */
  handOn<T>(
    service: ServiceName,
    call: () => Promise<T>,
    isTrouble: (answer: Promise<T>) => Promise<boolean>,
  ): Promise<T>
}

/** Hears how far a service's breaker is open: 1 = calls are refused, 0.5 = one is tried, 0 = all is well. */
export type ObserveBreaker = (service: ServiceName, open: number) => void

/**
 * A service's breaker has two sides, each open for itself: one address that apps ask and that is broken must not
 * take the service from the frame, nor the other way round (decision 36).
 */
type Sides = Record<'portal' | 'apps', CircuitBreakerPolicy>

/** Opens at 50 % failures of at least 10 calls within 10 s, and tries again after 10 s (HOLD-02). */
const openness = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 0.5,
  [CircuitState.Open]: 1,
  [CircuitState.Isolated]: 1,
} as const
export const openFor = 10_000
const window = 10_000
const minimumCalls = 10
const threshold = 0.5

/** One breaker a service, made on first use. */
export function createBreakers(observe?: ObserveBreaker): Breakers {
  const breakers = new Map<ServiceName, Sides>()

  function breakerOf(service: ServiceName): Sides {
    const known = breakers.get(service)
    if (known) return known
    const made = { portal: createCircuit(), apps: createCircuit() }
    breakers.set(service, made)
    const sides = Object.values(made)
    const tell = () => observe?.(service, Math.max(...sides.map(({ state }) => openness[state])))
    tell()
    for (const side of sides) side.onStateChange(tell)
    return made
  }

  return {
    run({ service, name }, call) {
      const refused = () => new PlatformError('busy', service, name, 'the service is failing')
      const isTrouble = (answer: Promise<unknown>) => answer.then(() => false, isServiceFailing)
      return watch(breakerOf(service).portal, call, isTrouble, refused)
    },
    handOn(service, call, isTrouble) {
      const refused = () => new PlatformError('busy', service, "an app's", 'the service is failing')
      return watch(breakerOf(service).apps, call, isTrouble, refused)
    },
  }
}

function createCircuit(): CircuitBreakerPolicy {
  const isFailure = handleWhenResult((call) => (call as { trouble: boolean }).trouble)
  return circuitBreaker(isFailure, { halfOpenAfter: openFor, breaker: recentCalls() })
}

/** Runs the call under the circuit, which learns of the service's health alone: the answer may take longer, or fail. */
async function watch<T>(
  circuit: CircuitBreakerPolicy,
  call: () => Promise<T>,
  isTrouble: (answer: Promise<T>) => Promise<boolean>,
  refused: () => PlatformError,
): Promise<T> {
  const watched = circuit.execute(async () => {
    const answer = call()
    return { answer, trouble: await isTrouble(answer) }
  })
  const { answer } = await watched.catch((error) => {
    throw error instanceof BrokenCircuitError ? refused() : error
  })
  return answer
}

/** A refused password or an odd body says nothing about the service's health; silence and 5xx do. */
function isServiceFailing(error: unknown): boolean {
  return isPlatformError(error) && ['unreachable', 'timeout', 'status'].includes(error.failure)
}

/**
 * Counts by the second and forgets whole seconds. cockatiel's own sampling forgets only while calls come in, so
 * that a quiet service's old failures would open it.
 */
function recentCalls(): IBreaker {
  const seconds = new Map<number, { calls: number; failures: number }>()

  function count(failures: 0 | 1) {
    const now = Math.floor(Date.now() / 1000)
    for (const second of seconds.keys()) {
      if (second <= now - window / 1000) seconds.delete(second)
    }
    const current = seconds.get(now) ?? { calls: 0, failures: 0 }
    current.calls += 1
    current.failures += failures
    seconds.set(now, current)
  }

  return {
    state: undefined,
    success(state) {
      // A trial that succeeded starts a new life.
      if (state === CircuitState.HalfOpen) seconds.clear()
      count(0)
    },
    failure() {
      count(1)
      const counted = [...seconds.values()]
      const calls = counted.reduce((sum, one) => sum + one.calls, 0)
      const failures = counted.reduce((sum, one) => sum + one.failures, 0)
      return calls >= minimumCalls && failures >= calls * threshold
    },
  }
}
