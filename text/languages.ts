/** The portal's languages; the first one applies until another is chosen (decision 22). */
export const languages = ['zh-CN', 'en-US'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'zh-CN'

/** Each language by its own name, whatever the page's language. */
export const languageNames: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English' }

/** Whether a value names a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The language that a value names; anything else counts as the default. */
export function languageOf(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage
}

/** The language to switch to: there are only two. */
export function otherLanguage(language: Language): Language {
  return language === 'zh-CN' ? 'en-US' : 'zh-CN'
}
