import { createContext, useContext } from 'react'
import { type Texts, zhCN } from './zh-CN'

const TextContext = createContext<Texts>(zhCN)

export const TextProvider = TextContext.Provider

/** The sentences of the person's language. */
export function useText(): Texts {
  return useContext(TextContext)
}
