import type { SubAppProps } from '@portal/sub-app'
import kitEnglish from './english.json'

export type Language = SubAppProps['locale']

/** English translations, by the Chinese sentence in the apps' sources. */
export type English = Readonly<Record<string, string>>

const sentences = new Map(Object.entries<string>(kitEnglish))
const listeners = new Set<() => void>()
let language: Language = 'zh-CN'

/** The app's language. Module state is sufficient, because each app frame is a realm of its own. */
export const currentLanguage = () => language

/** A sentence in the app's language. Without a translation it stays as it is, as names from the platform do. */
export function translated(sentence: string): string {
  return language === 'en-US' ? (sentences.get(sentence) ?? sentence) : sentence
}

/** All sentences with their English translations; empty while the app's language is Chinese. */
export const english = (): Iterable<[string, string]> => (language === 'en-US' ? sentences : [])

/** Adds the app's own sentences to those of the kit. */
export function learn(own: English): void {
  for (const [sentence, meaning] of Object.entries(own)) sentences.set(sentence, meaning)
}

export function speak(next: Language | undefined): void {
  language = next ?? 'zh-CN'
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever the language has changed. Returns a function that removes it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
