import { enUS } from './en-US'
import type { Language } from './languages'
import { type Texts, zhCN } from './zh-CN'

const catalogues: Record<Language, Texts> = { 'zh-CN': zhCN, 'en-US': enUS }

/** The server has the texts of every language; a browser loads the one that it needs. */
export function textsIn(language: Language): Texts {
  return catalogues[language]
}
