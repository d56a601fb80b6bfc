import { type Language, languageOf } from '~text/languages'

/** Where the windows of a browser tell each other that its language has changed. */
const channelName = 'portal-language'

/** Tells the other windows. */
export function publishLanguage(language: Language) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(language)
  channel.close()
}

/** Hears what other windows tell; the answer stops it. */
export function receiveLanguage(onChange: (language: Language) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => onChange(languageOf(data))
  return () => channel.close()
}
