import type { PortalConfig } from './env'
import { isLoopback } from './loopback.mjs'

const named = [
  'PLATFORM_URL',
  'MQTT_URL',
  'REDIS_URL',
  'AI_SERVICE_URL',
  'CONVERTER_URL',
  'PUBLIC_URL',
] as const
const plain = /^(?:http|ws|mqtt|redis):$/

/** The variables whose address leaves this machine without TLS: what goes there can be read and changed on its way. */
export function plainConnections(config: Pick<PortalConfig, (typeof named)[number]>): string[] {
  return named.filter((name) => {
    const url = config[name] ? new URL(config[name]) : null
    return url !== null && plain.test(url.protocol) && !isLoopback(url.hostname)
  })
}
