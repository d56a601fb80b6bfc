import type { Logger } from 'pino'

/** In milliseconds: earlier than service managers kill a process that does not end (deploy/portal.service). */
const stopDeadline = 14_000

interface EndParts {
  /** Closes everything. */
  stop(): Promise<void>
  log: Logger
  /** Ends the process with this status. */
  exit(status: number): void
}

/**
 * Ends a process exactly once: with 0 after a graceful stop, or with 1 after a failure before or during it, or if it
 * takes too long.
 */
export function createProcessEnd({ stop, log, exit }: EndParts) {
  let stopping = false
  let failed = false

  async function end() {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      log.error('the stop takes too long')
      exit(1)
    }, stopDeadline)
    try {
      await stop()
    } catch (err) {
      failed = true
      log.error({ err }, 'the stop failed')
    }
    exit(failed ? 1 : 0)
  }

  return {
    /** Lets running answers finish. */
    end: () => void end(),
    /** The same after an uncaught error: the state of the process is unknown, and its service manager restarts it. */
    fail(err: unknown) {
      failed = true
      log.fatal({ err }, 'uncaught exception')
      void end()
    },
  }
}
