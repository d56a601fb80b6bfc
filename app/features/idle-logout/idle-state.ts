type IdleState =
  | { phase: 'active'; wait: number }
  | { phase: 'warning'; seconds: number; wait: number }
  | { phase: 'over' }

interface IdleTimes {
  /** The warning appears after this time (ms) without activity. */
  limit: number
  /** How long (ms) the warning counts down. */
  warning: number
}

/**
 * The state at `now`, and after how long (ms) to check again. Computed from timestamps alone, so that time asleep
 * counts.
 */
export function idleState(now: number, last: number, { limit, warning }: IdleTimes): IdleState {
  const rest = last + limit - now
  if (rest > 0) return { phase: 'active', wait: rest }
  const left = rest + warning
  if (left <= 0) return { phase: 'over' }
  const seconds = Math.ceil(left / 1_000)
  return { phase: 'warning', seconds, wait: left - (seconds - 1) * 1_000 }
}
