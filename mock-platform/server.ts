import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { ServicePrefixes } from '~contract/platform/services'
import type { Area } from './area'
import { badgesOf, platformAreas } from './areas'
import { checkContent, fixturesFolder } from './content'
import { controlApi } from './control/control-api'
import { type Coverage, createCoverage, writeCoverage } from './data/coverage'
import { ownAppsLayer } from './data/own-apps'
import { scenariosIn } from './data/scenarios'
import type { Space } from './data/space'
import { mainSpace } from './data/space-ids'
import { Spaces } from './data/spaces'
import { watchScenarios } from './data/watch-scenarios'
import { unfitAnswers } from './http/answer-check'
import { platformCalls } from './http/platform-calls'
import { jsonReply } from './http/reply'
import { BodyTooLarge, controlPrefix, type Received, receive } from './http/request'
import { platformRoutes } from './http/routes'
import { send } from './http/send'
import { servicePrefixes } from './http/service-prefixes'
import { anyChannels } from './sockets/orders'
import { queuePath } from './sockets/queue'
import { createSockets } from './sockets/sockets'

export interface MockPlatformOptions {
  /** 0 = any free port. */
  port: number
  host?: string
  /** A name in `fixturesDir`, or a file's path. */
  scenario?: string
  fixturesDir?: string
  /** Folder of the built sub-apps. */
  subAppsDir?: string
  /** `name:secret` of the portal. */
  clientCredential?: string
  prefixes?: ServicePrefixes
  /** Port for MQTT over TCP; 0 or absent = any free port. */
  mqttPort?: number
  /** `leave=http://localhost:5173`: apps added to every scenario. */
  ownApps?: readonly string[]
  /** Replace the platform's own areas. */
  areas?: readonly Area[]
  /** Spaces follow changes of their scenarios' files. */
  watchFixtures?: boolean
  /** Logs nothing, not even errors. */
  quiet?: boolean
}

export interface MockPlatform {
  url: string
  port: number
  /** MQTT over WebSocket, and over TCP. */
  mqttUrl: string
  mqttTcpUrl: string
  /** Absent `id` = a generated one. */
  createSpace(options?: { scenario?: string; id?: string }): Space
  /** Signs its users out. Throws if there is no such space. */
  deleteSpace(id: string): void
  /** Throws if there is no such space. */
  space(id?: string): Space
  /** What has been used since the start, in any space. */
  coverage: Coverage
  close(): Promise<void>
}

const inProject = (folder: string) => fileURLToPath(new URL(`../${folder}`, import.meta.url))

/** A stand-in for every backend of the portal. Several in one process share nothing. */
export async function createMockPlatform(options: MockPlatformOptions): Promise<MockPlatform> {
  const { host = '127.0.0.1', quiet = false } = options
  const log = (line: string) => {
    if (!quiet) process.stderr.write(`mock platform: ${line}\n`)
  }
  let url = ''
  const parts = await createParts(options, host, log, () => url)
  const { spaces, scenarios, first, coverage, sockets, folder } = parts

  const server = createServer((message, response) => {
    handle(message, response, parts).catch((error: Error) => {
      log(`${message.method} ${message.url?.split('?')[0]}: ${error.stack}`)
      if (response.headersSent) response.destroy()
      else void send(response, jsonReply(500, { error: error.message }), undefined)
    })
  })
  server.on('upgrade', sockets.upgrade)
  const watching = options.watchFixtures && watchScenarios({ folder, scenarios, spaces, log })
  const closeAll = async () => {
    if (watching) watching.close()
    if (process.env.MOCK_COVERAGE) writeCoverage(coverage, process.env.MOCK_COVERAGE)
    await sockets.close()
    await close(server)
  }
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const port = await listen(server, options.port, host).catch(async (error: Error) => {
    await sockets.close()
    throw error
  })
  url = `http://${reachable}:${port}`
  try {
    spaces.create(first, mainSpace)
  } catch (error) {
    await closeAll()
    throw error
  }
  return {
    url,
    port,
    mqttUrl: `ws://${reachable}:${port}${queuePath}`,
    mqttTcpUrl: `mqtt://${reachable}:${sockets.mqttPort}`,
    createSpace: ({ scenario: name = 'default', id } = {}) =>
      spaces.create(scenarios.load(name), id),
    deleteSpace: (id) => spaces.delete(id),
    space: (id = mainSpace) => spaces.get(id),
    coverage,
    close: closeAll,
  }
}

async function createParts(
  options: MockPlatformOptions,
  host: string,
  log: (line: string) => void,
  origin: () => string,
) {
  const { clientCredential = 'portal:portal-secret', prefixes = servicePrefixes() } = options
  checkContent()
  const areas = platformAreas(options.areas)
  const folder = options.fixturesDir ?? fixturesFolder
  const spaces = new Spaces({
    areas,
    origin,
    publish: (spaceId, event) => sockets.publish(spaceId, event),
  })
  const subApps = options.subAppsDir ?? inProject('build/sub-apps')
  const routes = platformRoutes({ areas, prefixes, subApps, clientCredential, log })
  const over = ownAppsLayer(options.ownApps ?? [])
  const scenarios = scenariosIn(folder, (scenario) => unfitAnswers(scenario.answers, routes), over)
  const first = scenarios.load(options.scenario ?? 'default')
  const coverage = createCoverage({
    endpoints: routes.entries.map(({ value }) => value.name),
    sockets: anyChannels,
  })
  const sockets = await createSockets({
    spaces,
    coverage,
    prefixes,
    clientCredential,
    host,
    badges: badgesOf(areas),
    mqttPort: options.mqttPort ?? 0,
  })
  const control = controlApi({ spaces, scenarios, areas, sockets, routes, coverage })
  const calls = platformCalls({ spaces, routes, coverage, log })
  return { spaces, scenarios, first, coverage, sockets, folder, control, calls }
}

type Answerer = (received: Received, response: ServerResponse) => Promise<void>

async function handle(
  message: IncomingMessage,
  response: ServerResponse,
  { control, calls }: { control: Answerer; calls: Answerer },
): Promise<void> {
  try {
    const received = await receive(message)
    const isControl = `${received.path}/`.startsWith(`${controlPrefix}/`)
    await (isControl ? control : calls)(received, response)
  } catch (error) {
    // The client disconnected in the middle of its request.
    if (message.destroyed && !message.complete) return
    if (!(error instanceof BodyTooLarge)) throw error
    const reason = { error: error.message, code: 413, msg: error.message, data: null }
    await send(response, jsonReply(413, reason), undefined)
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}
