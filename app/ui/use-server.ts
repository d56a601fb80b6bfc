import { createContext, useCallback, useContext } from 'react'
import { useText } from '../text/text-context'
import { type Answered, askThroughSignIn, type Call, callServer } from './server-call'

/** Settles when the session lives (again), after the person was asked to sign in. */
export const SessionLives = createContext<() => Promise<void>>(async () => {})

/** A way to ask the portal's server that waits where the session is over, and asks once more after the sign-in. */
export function useServer() {
  const texts = useText()
  const sessionLives = useContext(SessionLives)
  return useCallback(
    <T>(path: string, call?: Call): Promise<Answered<T>> =>
      askThroughSignIn(() => callServer<T>(path, texts, call), sessionLives, texts),
    [texts, sessionLives],
  )
}
