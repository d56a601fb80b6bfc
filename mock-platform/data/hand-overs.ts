import { randomBytes } from 'node:crypto'
import type { HandOverType } from '~contract/platform/hand-over'
import type { Clock } from './clock'
import { idInSpace } from './space-ids'

/** What a hand-over token stands for; the portal can redeem the token once. */
export interface HandOver {
  type: HandOverType
  account: string
  tenantId: string
  /** By the clock of the space. */
  expiresAt: number
  used: boolean
}

export type HandOvers = ReturnType<typeof createHandOvers>

/** In milliseconds. Short, because other systems hand over at once; a user with an old link must sign in. */
const usualLifetime = 5 * 60_000

/** Tokens outside main name their space (`…@space`), as accounts do. */
export function createHandOvers(spaceId: string, clock: Clock) {
  const issued = new Map<string, HandOver>()
  return {
    issue(handOver: Omit<HandOver, 'expiresAt' | 'used'>, lifetimeMs = usualLifetime): string {
      const token = idInSpace(`tk_ho${randomBytes(24).toString('base64url')}`, spaceId)
      const expiresAt = clock.now().getTime() + lifetimeMs
      issued.set(token, { ...handOver, expiresAt, used: false })
      return token
    },
    /** Also finds used and expired tokens. */
    find: (token: string) => issued.get(token),
  }
}
