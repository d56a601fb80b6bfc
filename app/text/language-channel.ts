import { type Language, languageOf } from '~text/languages'

/** The channel on which the windows of a browser publish its new language to each other. */
const channelName = 'portal-language'

export function publishLanguage(language: Language) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(language)
  channel.close()
}

/** Receives the language that other windows publish. The returned function stops it. */
export function receiveLanguage(onChange: (language: Language) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => onChange(languageOf(data))
  return () => channel.close()
}
