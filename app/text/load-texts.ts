import type { Language } from '~text/languages'
import type { Texts } from '~text/zh-CN'

const catalogues: Record<Language, () => Promise<Texts>> = {
  'zh-CN': async () => (await import('~text/zh-CN')).zhCN,
  'en-US': async () => (await import('~text/en-US')).enUS,
}

/** In the browser: the sentences of a language, whose file is loaded on first use. */
export function loadTexts(language: Language): Promise<Texts> {
  return catalogues[language]()
}
