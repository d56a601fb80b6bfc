import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhenResult,
  type IBreaker,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '~contract/platform/endpoint'
import { isPlatformError, PlatformError } from '~contract/platform/platform-error'
import type { ServiceName } from '~contract/platform/services'

export interface Breakers {
  /**
   * Runs one of the portal's own calls. If its service has been failing, throws PlatformError `busy` at once instead.
   * `account` is the signed-in user's; null = the call is made without a user.
   */
  run<T>(endpoint: Endpoint, account: string | null, call: () => Promise<T>): Promise<T>
  /**
   * The same for an app's request. `isTrouble` decides, as soon as it can, whether the service itself is failing: after
   * an outage, all other calls wait for the verdict on the first; null = it cannot tell.
   */
  handOn<T>(
    service: ServiceName,
    account: string | null,
    call: () => Promise<T>,
    isTrouble: (answer: Promise<T>) => Promise<boolean | null>,
  ): Promise<T>
}

/** Receives the state of a service's worst breaker: 1 = open, 0.5 = one call is tried, 0 = closed. */
export type ObserveBreaker = (service: ServiceName, open: number) => void

/**
 * A service has two breakers: a broken path that apps call must not block the service for the shell, nor the other way
 * round (decision 34). The accounts of another space, `name@space`, have their own two, because their backend is
 * another.
 */
type Sides = Record<'portal' | 'apps', CircuitBreakerPolicy>

const openness = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 0.5,
  [CircuitState.Open]: 1,
  [CircuitState.Isolated]: 1,
} as const
/** Beyond this many spaces, the least recently used one loses its breakers and starts again. */
const mostSpaces = 1_000
/** A breaker opens at 50 % failures of at least 10 calls within 10 s, and tries again after 10 s (HOLD-02). */
export const openFor = 10_000
const window = 10_000
const minimumCalls = 10
const threshold = 0.5

export function createBreakers(observe?: ObserveBreaker): Breakers {
  const services = new Map<ServiceName, LRUCache<string, Sides>>()

  function breakerOf(service: ServiceName, account: string | null): Sides {
    const spaces = services.get(service) ?? new LRUCache<string, Sides>({ max: mostSpaces })
    services.set(service, spaces)
    const space = account?.split('@')[1] ?? ''
    const known = spaces.get(space)
    if (known) return known
    const made = { portal: createCircuit(), apps: createCircuit() }
    spaces.set(space, made)
    const report = () => observe?.(service, worstOf([...spaces.values()]))
    report()
    for (const side of Object.values(made)) side.onStateChange(report)
    return made
  }

  return {
    run({ service, name }, account, call) {
      const refused = () => new PlatformError('busy', service, name, 'the service is failing')
      const isTrouble = (answer: Promise<unknown>) => answer.then(() => false, isServiceFailing)
      return watch(breakerOf(service, account).portal, call, isTrouble, refused)
    },
    handOn(service, account, call, isTrouble) {
      const refused = () => new PlatformError('busy', service, "an app's", 'the service is failing')
      return watch(breakerOf(service, account).apps, call, isTrouble, refused)
    },
  }
}

function worstOf(spaces: readonly Sides[]): number {
  const sides = spaces.flatMap(({ portal, apps }) => [portal, apps])
  return Math.max(...sides.map(({ state }) => openness[state]))
}

function createCircuit(): CircuitBreakerPolicy {
  const isFailure = handleWhenResult((call) => (call as { trouble: boolean }).trouble)
  return circuitBreaker(isFailure, { halfOpenAfter: openFor, breaker: recentCalls() })
}

/** Runs the call; the breaker sees only the service's health, because the answer itself may take longer or fail. */
async function watch<T>(
  circuit: CircuitBreakerPolicy,
  call: () => Promise<T>,
  isTrouble: (answer: Promise<T>) => Promise<boolean | null>,
  refused: () => PlatformError,
): Promise<T> {
  const watched = circuit.execute(async () => {
    const answer = call()
    const verdict = await isTrouble(answer)
    // A trial call without a verdict does not prove that the service works.
    return { answer, trouble: verdict ?? circuit.state === CircuitState.HalfOpen }
  })
  const { answer } = await watched.catch((error) => {
    throw error instanceof BrokenCircuitError ? refused() : error
  })
  return answer
}

/** Silence and 5xx mean a failing service; a refused password or a malformed body does not. */
function isServiceFailing(error: unknown): boolean {
  return isPlatformError(error) && ['unreachable', 'timeout', 'status'].includes(error.failure)
}

/**
 * Counts per second and drops whole seconds. cockatiel's own sampling drops old calls only when new ones arrive, so
 * that old failures would open the breaker of a quiet service.
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
