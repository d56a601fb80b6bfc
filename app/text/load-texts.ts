import type { Language } from './languages'
import type { Texts } from './zh-CN'

const catalogues: Record<Language, () => Promise<Texts>> = {
  'zh-CN': async () => (await import('./zh-CN')).zhCN,
  'en-US': async () => (await import('./en-US')).enUS,
}

/** In the browser: the sentences of a language, whose file is loaded on first use. */
export function loadTexts(language: Language): Promise<Texts> {
  return catalogues[language]()
}
