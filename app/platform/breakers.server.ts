import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleAll,
  type IBreaker,
} from 'cockatiel'
import type { Endpoint } from './contract/endpoint'
import type { ServiceName } from './contract/services'
import { isPlatformError, PlatformError } from './platform-error'

export interface Breakers {
  /** Runs a call unless its service has been failing; then refuses at once with failure `busy`. */
  run<T>(endpoint: Endpoint, call: () => Promise<T>): Promise<T>
}

/** Hears how far a service's breaker is open: 1 = calls are refused, 0.5 = one is tried, 0 = all is well. */
export type ObserveBreaker = (service: ServiceName, open: 0 | 0.5 | 1) => void

/** Opens at 50 % failures of at least 10 calls within 10 s, and tries again after 10 s (HOLD-02). */
const openness = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 0.5,
  [CircuitState.Open]: 1,
  [CircuitState.Isolated]: 1,
} as const
const openFor = 10_000
const window = 10_000
const minimumCalls = 10
const threshold = 0.5

/** One breaker a service, made on first use. */
export function createBreakers(observe?: ObserveBreaker): Breakers {
  const breakers = new Map<ServiceName, CircuitBreakerPolicy>()

  function breakerOf(service: ServiceName): CircuitBreakerPolicy {
    const known = breakers.get(service)
    if (known) return known
    const made = circuitBreaker(handleAll, { halfOpenAfter: openFor, breaker: recentCalls() })
    breakers.set(service, made)
    observe?.(service, 0)
    made.onStateChange((state) => observe?.(service, openness[state]))
    return made
  }

  return {
    async run(endpoint, call) {
      try {
        return await healthOf(breakerOf(endpoint.service), call)
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        throw new PlatformError('busy', endpoint.service, endpoint.name, 'the service is failing')
      }
    },
  }
}

/** Runs the call under the breaker, which counts as failures only those that speak of the service's health. */
async function healthOf<T>(breaker: CircuitBreakerPolicy, call: () => Promise<T>): Promise<T> {
  const { value, refusal } = await breaker.execute(async () => {
    try {
      return { value: await call() }
    } catch (error) {
      if (isServiceFailing(error)) throw error
      return { refusal: error }
    }
  })
  if (refusal) throw refusal
  return value as T
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
