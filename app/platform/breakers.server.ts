import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  circuitBreaker,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel'
import type { Endpoint } from './contract/endpoint'
import type { ServiceName } from './contract/services'
import { isPlatformError, PlatformError } from './platform-error'

export interface Breakers {
  /** Runs a call unless its service has been failing; then refuses at once with failure `busy`. */
  run<T>(endpoint: Endpoint, call: () => Promise<T>): Promise<T>
}

/** Opens at 50 % failures of at least 10 calls within 10 s, and tries again after 10 s (HOLD-02). */
const openFor = 10_000
const window = 10_000
const minimumCalls = 10

/** One breaker a service, made on first use. */
export function createBreakers(): Breakers {
  const breakers = new Map<ServiceName, CircuitBreakerPolicy>()

  function breakerOf(service: ServiceName): CircuitBreakerPolicy {
    const known = breakers.get(service)
    if (known) return known
    const made = circuitBreaker(handleWhen(isServiceFailing), {
      halfOpenAfter: openFor,
      breaker: new SamplingBreaker({
        threshold: 0.5,
        duration: window,
        minimumRps: minimumCalls / (window / 1000),
      }),
    })
    breakers.set(service, made)
    return made
  }

  return {
    async run(endpoint, call) {
      try {
        return await breakerOf(endpoint.service).execute(call)
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        throw new PlatformError('busy', endpoint.service, endpoint.name, 'the service is failing')
      }
    },
  }
}

/** A refused password or an odd body says nothing about the service's health; silence and 5xx do. */
function isServiceFailing(error: Error): boolean {
  return isPlatformError(error) && ['unreachable', 'timeout', 'status'].includes(error.failure)
}
