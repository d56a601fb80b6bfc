import type { EndingStore, SessionEnding } from '../session/session-endings'

/**
 * Session ends in files and in Redis: those that could not reach Redis survive a restart of the process, and a process
 * that starts while Redis is unreachable knows those of its machine. Redis gets what only the files know.
 */
export function createBothEndings(kept: EndingStore, shared: EndingStore): EndingStore {
  return {
    publish(ending) {
      kept.publish(ending)
      shared.publish(ending)
    },
    async follow(apply, known) {
      const unshared = new Map<string, SessionEnding>()
      let isPast = true
      await kept.follow((ending) => {
        if (isPast) unshared.set(JSON.stringify(ending), ending)
        apply(ending)
      }, known)
      isPast = false
      await shared.follow((ending) => {
        unshared.delete(JSON.stringify(ending))
        apply(ending)
      }, known)
      for (const ending of unshared.values()) shared.publish(ending)
      unshared.clear()
    },
    close() {
      kept.close()
      shared.close()
    },
  }
}
