interface Leadership {
  /** One window for each name holds the lock. */
  name: string
  locks: LockManager
  /** This window holds it; the answer lets go of what it did with it. */
  onLead(): () => void
}

/**
 * Of all windows that take part one leads, the next as soon as it closes. `takeOver` is for one whose leader does
 * not answer: a browser that freezes a window leaves it its lock.
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
    } catch {
      // Given up here, or taken by another window: that one leads until it closes.
      if (options.signal?.aborted || stopped) return
      resign()
      queue()
    }
  }
  const queue = () => {
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
