import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { pino } from 'pino'
import { readConfig } from '~server/config/env'
import { createApp } from '../../../server/app'
import { loadBuild, type PortalBuild, wholeTable } from '../../../server/build'
import { serve } from '../program'
import { emptyPage, fixtureBuild } from './fixture-build'

/** One server of the comparison, in a process of its own: `portal`, `empty`, or the path of a plain page's module. */
async function main(variant: string) {
  const config = readConfig(process.env)
  const server = createServer()
  const portal = await loadBuild(config, server)
  const log = pino({ level: config.LOG_LEVEL }, pino.destination('/dev/null'))
  const app = await createApp(config, log, await buildFor(variant, portal), Date.now)
  server.on('request', app.handler)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  serve(`http://127.0.0.1:${port}`)
}

async function buildFor(variant: string, portal: PortalBuild): Promise<PortalBuild> {
  if (variant === 'portal') return portal
  const page = variant === 'empty' ? emptyPage : await import(pathToFileURL(variant).href)
  const remix = fixtureBuild(portal.remix as ServerBuild, page)
  // What they are compared with does as Remix does.
  return { ...portal, remix, pages: wholeTable }
}

await main(process.argv[2] ?? 'portal')
