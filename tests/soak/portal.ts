import { pino } from 'pino'
import { readConfig } from '~server/config/env'
import { startPortal } from '../../server/portal'
import { serve } from '../performance/program'

/** What the portal holds after a garbage collection. */
export interface Holdings {
  /** Bytes. */
  heap: number
  /** Sockets, timers and other handles that keep a process alive. */
  handles: number
  /** Unhandled rejections since the start. */
  rejections: number
}

let rejections = 0
process.on('unhandledRejection', () => {
  rejections += 1
})

const log = pino({ level: 'silent' })
// Sessions without a window release their sockets sooner here, so that the test does not wait for the usual time.
const portal = await startPortal(readConfig(process.env), { log, liveTimes: { grace: 2_000 } })
serve(portal.url, {
  async holdings(): Promise<Holdings> {
    for (let round = 0; round < 4; round += 1) {
      global.gc?.()
      await new Promise((done) => setTimeout(done, 50))
    }
    const handles = process.getActiveResourcesInfo().length
    return { heap: process.memoryUsage().heapUsed, handles, rejections }
  },
})
