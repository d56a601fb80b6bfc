import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { pageNonce } from '../nonce-context'
import { overlaySystem } from './overlay-system'

/** Gives Emotion's style elements the page's nonce; created once, when the first overlay is used. */
const cache = createCache({ key: 'portal', nonce: pageNonce() })

/** Wraps every overlay (menu, dialog, drawer). Only ever loaded in the browser. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={overlaySystem}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
