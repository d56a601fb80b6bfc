import { createContext, useCallback, useContext } from 'react'
import { useText } from '../text/text-context'
import { type Answered, askThroughSignIn, type Call, callServer } from './server-call'

/** Asks the user to sign in if necessary, and resolves once the user is signed in. */
export const UntilSignedIn = createContext<() => Promise<void>>(async () => {})

/** Calls to the portal's server that wait while the session has ended, and are repeated after the sign-in. */
export function useServer() {
  const texts = useText()
  const untilSignedIn = useContext(UntilSignedIn)
  return useCallback(
    <T>(path: string, call?: Call): Promise<Answered<T>> =>
      askThroughSignIn(() => callServer<T>(path, texts, call), untilSignedIn, texts),
    [texts, untilSignedIn],
  )
}
