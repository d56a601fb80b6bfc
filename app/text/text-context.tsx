import { createContext, useContext } from 'react'
import { type Texts, zhCN } from './zh-CN'

const TextContext = createContext<Texts>(zhCN)

/** The sentences of the person's language. */
export function useText(): Texts {
  return useContext(TextContext)
}
