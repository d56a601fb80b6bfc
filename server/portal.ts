import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { LiveTimes } from '~contract/portal/constants'
import { createApp } from './app'
import { loadBuild } from './build'
import type { PortalConfig } from './config/env'
import { guardConnections, watchAnswers } from './http/connections'
import { createLog } from './http/log'

export interface RunningPortal {
  url: string
  /** Says so at /readyz, lets what is under way finish, and resolves when all is closed. */
  stop(): Promise<void>
}

/** Other systems of the same host leave cookies, too; by Node's own 16 KB their people would be locked out. */
const largestHeaders = 64 * 1024

/** Answers under way get this long to finish at a stop; then their connections are cut. */
const stopPatience = 10_000

/** Starts one portal on `config.PORT` (0 = any free one). Several may run in one process. */
export async function startPortal(
  config: PortalConfig,
  options: { log?: Logger; now?: () => number; liveTimes?: Partial<LiveTimes> } = {},
): Promise<RunningPortal> {
  const log = options.log ?? createLog(config.LOG_LEVEL)
  const server = createServer({ maxHeaderSize: largestHeaders })
  guardConnections(server, log)
  const build = await loadBuild(config, server)
  const app = await createApp(config, log, build, options.now ?? Date.now, options.liveTimes)
  const answers = watchAnswers(server)
  server.on('request', app.handler)
  app.listenLive(server, answers)
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(config.PORT, config.HOST, () => {
      server.off('error', fail)
      done()
    })
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
      await build.close()
      server.closeIdleConnections()
      await answers.done(stopPatience)
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
      await app.close()
      log.info('portal stopped')
    },
  }
}
