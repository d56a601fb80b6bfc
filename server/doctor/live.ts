import { messageSocketPath, unreadSocketPath } from '~contract/platform/live'
import type { PortalConfig } from '../config/env'
import { platformSocket } from '../live/sources/address'
import { askUpgrade } from './ask'
import { checkBroker } from './broker'
import { tryConnection } from './connection'
import { type Finding, findingsOf } from './report'

const say = findingsOf('live upstreams')

/** Tries the broker, the platform's sockets, and the other origins of the generic socket. */
export async function checkLive(config: PortalConfig, patience: number): Promise<Finding[]> {
  const found = await Promise.all([
    checkBroker(config, patience),
    checkSockets(config, patience),
    ...config.LIVE_ORIGINS.map((origin) => checkOrigin(origin, patience)),
  ])
  return found.flat()
}

async function checkSockets(config: PortalConfig, patience: number): Promise<Finding[]> {
  const { PLATFORM_URL, SERVICE_PREFIXES } = config
  if (!PLATFORM_URL) return []
  const paths = [messageSocketPath, unreadSocketPath].map((path) => SERVICE_PREFIXES.system + path)
  const found = await Promise.all(
    paths.map(async (path) =>
      judgeUpgrade(path, await askUpgrade(platformSocket(PLATFORM_URL, path, ''), { patience })),
    ),
  )
  const generic = "not tried: its address is read with a user's token"
  return [...found, say.note('generic socket', generic)]
}

/** Without a token the service refuses the upgrade, which still proves that the upgrade has passed the gateway. */
function judgeUpgrade(path: string, result: number | string): Finding {
  if (result === 101) return say.ok(path, 'opens')
  if (result === 401 || result === 403) {
    return say.ok(path, `takes upgrades, and wants a token (HTTP ${result})`)
  }
  const seen = typeof result === 'number' ? `HTTP ${result} to an upgrade` : result
  if (result === 400) {
    const advice = 'make sure that the gateway passes upgrades on'
    return say.warn(path, `${seen}: by the service, or by a gateway`, advice)
  }
  return say.fail(path, seen, 'have the gateway pass upgrades on to the service system')
}

async function checkOrigin(origin: string, patience: number): Promise<Finding[]> {
  const target = { say, subject: `LIVE_ORIGINS ${origin}`, url: new URL(origin), patience }
  return (await tryConnection(target)).findings
}
