import { renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ServicePrefixes } from '~contract/platform/services'
import { platformAreas } from '../areas'
import { platformRoutes } from '../http/routes'
import { SettingError, servicePrefixes } from '../http/service-prefixes'
import { passOn, passUpgradeOn } from './pass-on'
import { Recording } from './recording'

interface RecorderOptions {
  target: string
  file: string
  /** 0 = any free port. */
  port: number
  host?: string
  prefixes?: ServicePrefixes
  hideMobiles?: boolean
}

export interface Recorder {
  url: string
  /** Writes pending changes and stops. */
  close(): Promise<void>
}

/** How long changes are collected before the file is written. */
const pauseMs = 300

/** A proxy in front of real backends that writes their answers into a scenario. */
export async function startRecorder(options: RecorderOptions): Promise<Recorder> {
  const { file, port, host = '127.0.0.1', prefixes = servicePrefixes() } = options
  const target = targetOf(options.target)
  const nothing = { clientCredential: '', subApps: '', log: () => {} }
  const routes = platformRoutes({ areas: platformAreas(), prefixes, ...nothing })
  const recording = new Recording({
    source: target.origin,
    routes,
    hideMobiles: options.hideMobiles ?? false,
  })
  let waiting: NodeJS.Timeout | undefined

  function write() {
    clearTimeout(waiting)
    waiting = undefined
    // Readers see either the old or the new file as a whole.
    writeFileSync(`${file}.part`, recording.text())
    renameSync(`${file}.part`, file)
  }

  write()
  const server = createServer((request, response) => {
    passOn(target, request, response, (call) => {
      if (recording.add(call)) waiting ??= setTimeout(write, pauseMs)
    })
  })
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    passUpgradeOn(target, request, socket)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      if (waiting) write()
      for (const socket of upgraded) socket.destroy()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function targetOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new SettingError(
    `--record: expected the address of a gateway such as http://10.0.0.1:8080, not "${text}"`,
  )
}
