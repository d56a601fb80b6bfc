import { pathToFileURL } from 'node:url'
import { ConfigError } from './config/config-error'
import { readConfig } from './config/env'
import { createLog } from './http/log'
import { startPortal } from './portal'
import { createProcessEnd } from './process-end'

/**
 * The portal process. If `PLATFORM_URL` is unset, the scripts start the mock platform beside it and set it.
 * Exits with 0 after a graceful stop, with 1 if it cannot start, after an uncaught error,
 * or if it cannot stop.
 */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config)
  const portal = await startPortal(config, { log })
  const { end, fail } = createProcessEnd({ ...portal, log, exit: process.exit })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  // Also for unhandled rejections.
  process.on('uncaughtException', fail)
  // Only after the handlers are in place, because the program that waits for this line may send a signal at once.
  process.stdout.write(`portal   ${portal.url}\n`)
  process.send?.({ ready: portal.url })
}

/** For a wrong variable, the message alone: a stack trace would not help. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The environment is not right:\n${error.message}`
  const { code, port } = error as { code?: string; port?: number }
  const name = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT'
  if (code === 'EADDRINUSE') return `${name}: ${port} is in use by another program`
  if (code === 'EACCES') return `${name}: ${port} needs rights that this user does not have`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  })
}
