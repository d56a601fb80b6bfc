import { useCallback, useRef, useState } from 'react'
import { failureText } from '../texts'
import { useApp } from './react-app'

interface Action {
  busy: boolean
  /** Does it, unless the one before is still under way; says how it ended. False if it did not succeed. */
  act(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

/** Something that the user sets going: one at a time; a failure is said in passing. */
export function useAction(): Action {
  const { toast } = useApp()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const act = useCallback(
    async (work: () => Promise<unknown>, done = '') => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      try {
        await work()
        if (done) toast(done)
        return true
      } catch (error) {
        toast(failureText(error), 'danger')
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [toast],
  )
  return { busy, act }
}
