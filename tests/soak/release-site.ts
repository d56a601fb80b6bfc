import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createMockPlatform } from '../../mock-platform/server'
import { programPath } from '../../scripts/debian-program.mjs'
import { siteHost, startNginx } from '../support/nginx'
import { makeOtherBuild } from '../support/other-build'
import { ownFolder, type PortalProcess, startPortalProcess } from '../support/portal-process'
import { freePort } from '../support/ports'
import { startRedis } from '../support/redis'
import { ownStateFolder } from '../support/stack'

/** Two portals behind nginx, which has the files of both versions, as in docs/operations/several-processes.md. */
export async function startReleaseSite() {
  const mock = await createMockPlatform({ port: 0, quiet: true })
  const redis = await startRedis(needed('redis-server'))
  const former = ownFolder
  const other = makeOtherBuild({ renamed: true })
  const ports = [await freePort(), await freePort()] as const
  // Browsers on this machine reach it by its IP address.
  const nginx = await startNginx(needed('nginx'), ports, { [siteHost]: '127.0.0.1' })
  mkdirSync(nginx.assets, { recursive: true })
  for (const folder of [former, other.folder]) {
    cpSync(path.join(folder, 'build/client/assets'), nginx.assets, { recursive: true })
  }
  const env = {
    PLATFORM_URL: mock.url,
    MQTT_URL: mock.mqttTcpUrl,
    REDIS_URL: redis.url,
    PUBLIC_URL: nginx.url,
    // The mock platform accepts only the published credential.
    DEMONSTRATION: '1',
    TRUSTED_PROXIES: '1',
  }
  const state = ports.map(() => ownStateFolder())
  const start = (at: number, folder: string) =>
    startPortalProcess({ ...env, PORT: String(ports[at]), STATE_DIR: state[at] ?? '' }, folder)
  const running: PortalProcess[] = [await start(0, former), await start(1, former)]

  return {
    url: nginx.url,
    mock,
    /** Stops one of the two as an orchestrator does, and restarts it with its own version or with the other one. */
    async roll(at: number, isOther: boolean): Promise<void> {
      await running[at]?.end('SIGTERM')
      running[at] = await start(at, isOther ? other.folder : former)
    },
    async close() {
      for (const one of running) await one.end('SIGKILL')
      await nginx.close()
      await redis.stop()
      await mock.close()
      other.remove()
    },
  }
}

function needed(program: 'nginx' | 'redis-server'): string {
  const found = programPath(program)
  if (!found)
    throw new Error(`this soak needs ${program} (apt-get install nginx-light redis-server)`)
  return found
}
