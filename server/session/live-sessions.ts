import type { LivePosition } from '~contract/live/protocol'
import type { Activity } from './idle'
import type { SignedIn } from './session'

/** The part of the live connections that session code and pages need. */
export interface LiveSessions {
  /** The place in the stream of a page that is being made, whose window will open a socket; null = it starts over. */
  expect(user: SignedIn, activity: Activity): LivePosition | null
  /** Closes the sockets of a session that has ended. */
  end(sessionId: string): void
}
