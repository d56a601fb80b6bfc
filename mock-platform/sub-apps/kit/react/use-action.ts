import { useCallback, useRef, useState } from 'react'
import { failureText } from '../texts'
import { useApp } from './react-app'

interface Action {
  busy: boolean
  /** Toasts `done` or the failure. Returns false if the work failed, or if other work is running. */
  act(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

/** Runs one piece of work at a time. */
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
