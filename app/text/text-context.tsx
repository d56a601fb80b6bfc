import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Texts } from '~text/zh-CN'
import { receiveLanguage } from './language-channel'
import { loadTexts } from './load-texts'

interface Spoken {
  texts: Texts
  /** The file of the page's first language; null in development. */
  file: string | null
  /** Switches to the language of these texts. */
  speak(texts: Texts): void
}

const SpokenContext = createContext<Spoken | null>(null)

interface TextProviderProps {
  /** The texts of the language in which the page was served. */
  texts: Texts
  file: string | null
  children: ReactNode
}

/** Wraps the whole document, in the browser and on the server. */
export function TextProvider({ texts: first, file, children }: TextProviderProps) {
  const [texts, speak] = useState(first)
  // If the file cannot be loaded now, the window's next page will be in the new language.
  useEffect(() => receiveLanguage((language) => void loadTexts(language).then(speak, () => {})), [])
  const spoken = useMemo(() => ({ texts, file, speak }), [texts, file])
  return <SpokenContext.Provider value={spoken}>{children}</SpokenContext.Provider>
}

/** The current texts, and how to change the language. */
export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (!spoken) throw new Error('no TextProvider around the document')
  return spoken
}

/** The texts in the user's language. */
export function useText(): Texts {
  return useSpoken().texts
}
