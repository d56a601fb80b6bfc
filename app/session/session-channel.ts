/** Where the windows of a browser tell each other of the session. */
const channelName = 'portal-session'

type SessionNews = 'signed-in'

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
