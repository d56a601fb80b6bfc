import { createContext, useContext } from 'react'

/** The nonce of this response's content security policy. */
const NonceContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceContext.Provider

/** Browsers hide nonces from scripts, so in the browser the attribute is omitted, and React keeps the existing one. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

/** In the browser: the nonce of the page's own scripts, for style elements that are added later. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}
