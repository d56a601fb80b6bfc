/** Where the windows of a browser, which share one session, tell each other of it. */
const channelName = 'portal-session'

/** Who is signed in, and in which unit. */
export interface Identity {
  userId: string
  tenantId: string
}

type SessionNews =
  /** A window shows the pages of this person in this unit. */
  | { kind: 'entered'; as: Identity }
  /** Who had to sign in over a page has done so. */
  | { kind: 'resumed' }
  /** The person has chosen another look. */
  | { kind: 'dressed' }
  /** A window has come to the login page: nobody is signed in. */
  | { kind: 'signed-out' }

/** Tells the other windows, and the one around a frame. */
export function tellWindows(news: SessionNews) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

const signedInEvent = 'portal:signed-in'

/** Tells the page around this frame, and no other window, that the sign-in over it was done there. */
export function tellPageAround() {
  // Absent where another site holds this page.
  window.frameElement?.dispatchEvent(new Event(signedInEvent, { bubbles: true }))
}

/** Hears of a sign-in over this page; the answer stops it. */
export function hearSignIn(onSignIn: () => void): () => void {
  document.addEventListener(signedInEvent, onSignIn)
  return () => document.removeEventListener(signedInEvent, onSignIn)
}

/** Hears what other windows and frames tell; the answer stops it. */
export function hearWindows(onNews: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => onNews(data)
  return () => channel.close()
}
