import cluster from 'node:cluster'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { ConfigError } from './config/config-error'
import { type PortalConfig, readConfig } from './config/env'
import { createLog } from './http/log'
import { startPortal } from './portal'
import { createProcessEnd } from './process-end'
import { serveSharedMetrics } from './workers/shared-metrics'
import { type Supervisor, superviseWorkers, WorkersFailed } from './workers/supervisor'

/**
 * The portal process. If `PLATFORM_URL` is unset, the scripts start the mock platform beside it and set it.
 * Exits with 0 after a graceful stop, with 1 if it cannot start, after an uncaught error,
 * or if it cannot stop.
 */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config)
  await (config.WORKERS > 1 && cluster.isPrimary ? supervise(config, log) : serve(config, log))
}

/** Runs a process that answers requests itself. */
async function serve(config: PortalConfig, log: Logger) {
  const portal = await startPortal(config, { log })
  const { end, fail } = createProcessEnd({ ...portal, log, exit: process.exit })
  handleSignals(end, fail)
  // By default Node would exit.
  process.on('SIGHUP', () => {})
  process.on('message', ({ retire }: { retire?: true }) => {
    if (retire) portal.closePort()
    if (retire) end()
  })
  // Only after the handlers are installed, because the program that waits for this line may send a signal at once.
  if (cluster.isPrimary) announce(portal.url)
  process.send?.({ ready: portal.url })
}

/** Runs a process that only supervises workers. */
async function supervise(config: PortalConfig, log: Logger) {
  serveSharedMetrics()
  const hopeless = new Error('workers end as soon as they have started')
  let supervisor: Supervisor | null = null
  const stop = async () => supervisor?.stop()
  const { end, fail } = createProcessEnd({ stop, log, exit: process.exit })
  process.on('SIGHUP', () => void supervisor?.roll())
  supervisor = await superviseWorkers({
    count: config.WORKERS,
    log,
    onHopeless: () => fail(hopeless),
  })
  handleSignals(end, fail)
  announce(supervisor.url)
  process.send?.({ ready: supervisor.url })
}

function handleSignals(end: () => void, fail: (error: unknown) => void) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  // Also for unhandled rejections.
  process.on('uncaughtException', fail)
}

function announce(url: string) {
  process.stdout.write(`portal   ${url}\n`)
}

/** For an invalid variable, the message alone: a stack trace would not help. */
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
    // Each worker has already reported why.
    if (!(error instanceof WorkersFailed)) process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  })
}
