import type { LivePosition } from '~contract/live/protocol'
import type { Activity } from './idle'
import type { SignedIn } from './session'

/** The part of the live connections that session code and pages use. */
export interface LiveSessions {
  /**
   * The offset for a page that is being made and whose window will open a socket; null = that window loads its data
   * again.
   */
  expect(user: SignedIn, activity: Activity): LivePosition | null
  /** Closes the sockets of a session that has ended. */
  end(sessionId: string): void
}
