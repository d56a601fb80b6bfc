import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Texts } from '~text/zh-CN'
import { receiveLanguage } from './language-channel'
import { loadTexts } from './load-texts'

interface Spoken {
  texts: Texts
  /** The file of the page's first language; null in development. */
  file: string | null
  /** Goes on in the language of these texts. */
  speak(texts: Texts): void
}

const SpokenContext = createContext<Spoken | null>(null)

interface TextProviderProps {
  /** The language in which the page came. */
  texts: Texts
  file: string | null
  children: ReactNode
}

/** Around the whole document, in the browser and on the server. */
export function TextProvider({ texts: first, file, children }: TextProviderProps) {
  const [texts, speak] = useState(first)
  // A file that cannot be had now comes with the window's next page.
  useEffect(() => receiveLanguage((language) => void loadTexts(language).then(speak, () => {})), [])
  const spoken = useMemo(() => ({ texts, file, speak }), [texts, file])
  return <SpokenContext.Provider value={spoken}>{children}</SpokenContext.Provider>
}

/** What the document says of its language, and how it changes it. */
export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (!spoken) throw new Error('no TextProvider around the document')
  return spoken
}

/** The sentences of the user's language. */
export function useText(): Texts {
  return useSpoken().texts
}
