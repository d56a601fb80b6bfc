/** On this channel, the windows of a browser publish news of the session that they share. */
const channelName = 'portal-session'

/** The user who is signed in, and their tenant. */
export interface Identity {
  userId: string
  tenantId: string
}

type SessionNews =
  /** A window shows the pages of this user, in this tenant. */
  | { kind: 'entered'; as: Identity }
  /** A user who had to sign in over an open page has done so. */
  | { kind: 'resumed' }
  /** The user has chosen another theme. */
  | { kind: 'theme-changed' }
  /** The user has signed out in one window: the others follow. */
  | { kind: 'left' }
  /** A window has come to the login page: no user is signed in. */
  | { kind: 'signed-out' }

/** Reaches the browser's other windows, and the page around a frame. */
export function publishSessionNews(news: SessionNews) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

const signedInEvent = 'portal:signed-in'

/** Reports a successful sign-in, but only to the page around this frame. */
export function publishSignIn() {
  // There is no frame element if another site embeds this page.
  window.frameElement?.dispatchEvent(new Event(signedInEvent, { bubbles: true }))
}

/** Receives a sign-in over this page; the returned function stops it. */
export function receiveSignIn(onSignIn: () => void): () => void {
  document.addEventListener(signedInEvent, onSignIn)
  return () => document.removeEventListener(signedInEvent, onSignIn)
}

/** Receives what other windows and frames publish; the returned function stops it. */
export function receiveSessionNews(onNews: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => onNews(data)
  return () => channel.close()
}
