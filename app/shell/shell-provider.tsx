import { useLocation, useNavigate } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { useText } from '../text/text-context'
import { useBeforePaint } from '../ui/use-before-paint'
import type { SignedOut } from './signed-out.server'
import { Shell } from './store/shell'
import { ShellContext } from './store/shell-context'
import { addressAt, type ShellPage } from './store/shell-state'

interface ShellProviderProps {
  page: ShellPage
  /** The ways to sign in again once the session has ended. */
  signedOut: SignedOut['signedOut'] | null
  children: ReactNode
}

/** Creates this window's shell, which is updated from the router and the server's answers before each paint. */
export function ShellProvider({ page, signedOut, children }: ShellProviderProps) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const texts = useText()
  const address = addressAt(pathname + search + hash, state)
  const [shell] = useState(() => new Shell(page, address, texts))
  useBeforePaint(() => shell.followRouter(address, navigate))
  useBeforePaint(() => shell.followPage(page, texts, signedOut), [shell, page, texts, signedOut])
  return <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
}
