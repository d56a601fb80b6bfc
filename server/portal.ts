import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { PortalConfig } from '~/config/env.server'
import { createApp } from './app'
import { loadBuild } from './build'
import { createLog } from './http/log'

export interface RunningPortal {
  url: string
  /** Refuses new work, lets what is under way finish, and resolves when all is closed. */
  stop(): Promise<void>
}

/** Answers under way get this long to finish at a stop; then their connections are cut. */
const stopPatience = 10_000

/** Starts one portal on `config.PORT` (0 = any free one). Several may run in one process. */
export async function startPortal(
  config: PortalConfig,
  options: { log?: Logger } = {},
): Promise<RunningPortal> {
  const log = options.log ?? createLog(config.LOG_LEVEL)
  const server = createServer()
  const app = await createApp(config, log, await loadBuild(config, server))
  server.on('request', app.handler)
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(config.PORT, config.HOST, done)
  })
  const { port } = server.address() as AddressInfo
  const host = config.HOST === '0.0.0.0' ? 'localhost' : config.HOST
  const url = `http://${host}:${port}`
  log.info({ url, platform: config.PLATFORM_URL }, 'portal started')

  return {
    url,
    async stop() {
      log.info('portal stopping')
      app.drain()
      const closed = new Promise((done) => server.close(done))
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), stopPatience)
      await closed
      clearTimeout(cut)
      await app.close()
      log.info('portal stopped')
    },
  }
}
