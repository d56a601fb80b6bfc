import { createHash } from 'node:crypto'
import type { SignedIn } from './session'

/** The part of a session that the browser may know and store: 16 hexadecimal digits, the same for all its pages. */
export function sessionMark({ sessionId }: Pick<SignedIn, 'sessionId'>): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 16)
}
