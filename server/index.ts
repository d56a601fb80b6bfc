import { pathToFileURL } from 'node:url'
import { ConfigError, readConfig } from './config/env'
import { createLog } from './http/log'
import { startPortal } from './portal'

/**
 * The portal process. With `PLATFORM_URL` unset its scripts start the mock platform beside it and set it.
 * Ends with status 0 after a graceful stop, 1 if it cannot start or after an error that nothing caught.
 */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const portal = await startPortal(config, { log })
  let stopping = false
  const stop = (status: number) => {
    if (stopping) return
    stopping = true
    void portal.stop().then(() => process.exit(status))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
  // Unhandled rejections come here, too. Nobody knows in which state it left the process: answers under way get their
  // time, and the service manager starts another one.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception')
    stop(1)
  })
  // Only now: who waited for this may send a signal at once.
  process.stdout.write(`portal   ${portal.url}\n`)
  process.send?.({ ready: portal.url })
}

/** Tells what to do about it; a stack trace of a wrong variable helps nobody. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The environment is not right:\n${error.message}`
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use by another program`
  if (code === 'EACCES') return `PORT: ${port} needs rights that this user does not have`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  })
}
