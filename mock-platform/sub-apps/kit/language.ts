import type { SubAppProps } from '@portal/sub-app'
import kitEnglish from './english.json'

export type Language = SubAppProps['locale']

/** The English of sentences that the apps' sources have in Chinese, by sentence. */
export type English = Readonly<Record<string, string>>

const sentences = new Map(Object.entries<string>(kitEnglish))
const listeners = new Set<() => void>()
let language: Language = 'zh-CN'

/** In which the app speaks. Each app frame is a realm of its own, and so has one language. */
export const currentLanguage = () => language

/** A sentence in the app's language; what has no English stays as it is, as names from the platform do. */
export function translated(sentence: string): string {
  return language === 'en-US' ? (sentences.get(sentence) ?? sentence) : sentence
}

/** What is known in English; nothing while the app speaks Chinese. */
export const english = (): Iterable<[string, string]> => (language === 'en-US' ? sentences : [])

/** Adds the app's own sentences to those of the kit. */
export function learn(own: English): void {
  for (const [sentence, meaning] of Object.entries(own)) sentences.set(sentence, meaning)
}

export function speak(next: Language | undefined): void {
  language = next ?? 'zh-CN'
  for (const listener of listeners) listener()
}

/** Called whenever the language has changed. Returns how to stop. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
