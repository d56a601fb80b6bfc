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

/** Hears what other windows and frames tell; the answer stops it. */
export function hearWindows(onNews: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => onNews(data)
  return () => channel.close()
}
