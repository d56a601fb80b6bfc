interface Leadership {
  /** One window for each name holds the lock. */
  name: string
  locks: LockManager
  /** This window has the lock; the returned function is called when it loses it. */
  onLead(): () => void
}

/**
 * One of the participating windows leads; when it closes, the next one does. `takeOver` is for a leader that does not
 * answer: a window that the browser has frozen keeps its lock.
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
      // The page has been left, and is asked again only if it comes back. At once it would refuse without end.
      if (reason === 'InvalidStateError') addEventListener('pageshow', queue, { once: true })
      // No window may have locks, so each leads itself.
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
