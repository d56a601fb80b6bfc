import { randomBytes } from 'node:crypto'
import type { HandOverType } from '~contract/platform/hand-over'
import type { Clock } from './clock'
import { idInSpace } from './space-ids'

/** What somebody may hand over to the portal, once. */
export interface HandOver {
  type: HandOverType
  account: string
  tenantId: string
  /** By the clock of the space. */
  expiresAt: number
  used: boolean
}

export interface HandOvers {
  issue(handOver: Omit<HandOver, 'expiresAt' | 'used'>, lifetimeMs?: number): string
  /** What a token stands for, whether it is still good or not. */
  find(token: string): HandOver | undefined
}

/** The other systems hand over at once; who follows an old link is to sign in. */
const usualLifetime = 5 * 60_000

/** The hand-over tokens of one space. Outside main they name it (`…@space`), as accounts do. */
export function createHandOvers(spaceId: string, clock: Clock): HandOvers {
  const issued = new Map<string, HandOver>()
  return {
    issue(handOver, lifetimeMs = usualLifetime) {
      const token = idInSpace(`tk_ho${randomBytes(24).toString('base64url')}`, spaceId)
      const expiresAt = clock.now().getTime() + lifetimeMs
      issued.set(token, { ...handOver, expiresAt, used: false })
      return token
    },
    find: (token) => issued.get(token),
  }
}
