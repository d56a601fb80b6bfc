interface Leadership {
  /** The lock's name: one window at a time holds it. */
  name: string
  locks: LockManager
  /** Called when this window gets the lock; the returned function is called when it loses it. */
  onLead(): () => void
}

/**
 * One of the participating windows leads; when it closes, the next one does. `takeOver` is for a leader that does not
 * respond: a window that the browser has frozen keeps its lock.
 */
export function electLeader({ name, locks, onLead }: Leadership) {
  let resign = () => {}
  let waiting = new AbortController()
  let stopped = false

  const lead = () =>
    new Promise<void>((end) => {
      const done = onLead()
      resign = () => {
        resign = () => {}
        done()
        end()
      }
    })

  const request = async (options: LockOptions) => {
    try {
      await locks.request(name, options, lead)
    } catch (error) {
      if (options.signal?.aborted || stopped) return
      resign()
      const { name: reason } = error as DOMException
      // Stolen by another window, which now leads until it closes.
      if (reason === 'AbortError') return queue()
      // The page has been left: retry only if it comes back, as until then every request would be refused.
      if (reason === 'InvalidStateError') addEventListener('pageshow', queue, { once: true })
      // Locks are not allowed here, so each window leads on its own.
      else if (reason === 'SecurityError') void lead()
      // The leader's own work failed.
      else throw error
    }
  }
  const queue = () => {
    if (stopped) return
    waiting = new AbortController()
    void request({ signal: waiting.signal })
  }
  queue()

  return {
    takeOver() {
      waiting.abort()
      void request({ steal: true })
    },
    stop() {
      stopped = true
      waiting.abort()
      resign()
    },
  }
}
