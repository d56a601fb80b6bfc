type IdleState =
  | { phase: 'active'; wait: number }
  | { phase: 'warning'; seconds: number; wait: number }
  | { phase: 'over' }

interface IdleTimes {
  /** Without activity for so long (ms) the warning comes. */
  limit: number
  /** So long (ms) it counts down. */
  warning: number
}

/** How things stand at `now`, and after how long (ms) to look again. From times alone, so that sleep counts too. */
export function idleState(now: number, last: number, { limit, warning }: IdleTimes): IdleState {
  const rest = last + limit - now
  if (rest > 0) return { phase: 'active', wait: rest }
  const left = rest + warning
  if (left <= 0) return { phase: 'over' }
  const seconds = Math.ceil(left / 1_000)
  return { phase: 'warning', seconds, wait: left - (seconds - 1) * 1_000 }
}
