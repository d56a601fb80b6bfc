import { createContext, useContext } from 'react'

/** The nonce of this response's content security policy. */
const NonceContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceContext.Provider

/** Browsers hide nonces from the document, so in the browser it is left out: React keeps what is there. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

/** In the browser: the nonce of the page's own scripts, for style elements that come after them. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}
