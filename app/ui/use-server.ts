import { createContext, useCallback, useContext } from 'react'
import { useText } from '../text/text-context'
import { type Answered, askThroughSignIn, type Call, callServer } from './server-call'

/** Settles once the user is signed in, after they were asked to sign in. */
export const UntilSignedIn = createContext<() => Promise<void>>(async () => {})

/** A way to ask the portal's server that waits if the session has ended, and asks again after the sign-in. */
export function useServer() {
  const texts = useText()
  const untilSignedIn = useContext(UntilSignedIn)
  return useCallback(
    <T>(path: string, call?: Call): Promise<Answered<T>> =>
      askThroughSignIn(() => callServer<T>(path, texts, call), untilSignedIn, texts),
    [texts, untilSignedIn],
  )
}
