import type { PortalConfig } from './env'
import { isLoopback } from './loopback.mjs'
import { addressesOf, parseRedisUrl } from './redis-servers'

const named = [
  'PLATFORM_URL',
  'MQTT_URL',
  'REDIS_URL',
  'AI_SERVICE_URL',
  'CONVERTER_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PUBLIC_URL',
] as const
const plain = /^(?:http|ws|mqtt|redis):$/

/** The variables whose address leaves this machine without TLS, so that traffic can be read and changed on its way. */
export function plainConnections(config: Pick<PortalConfig, (typeof named)[number]>): string[] {
  return named.filter((name) =>
    addressesIn(name, config[name]).some(
      ({ protocol, hostname }) => plain.test(protocol) && !isLoopback(hostname),
    ),
  )
}

function addressesIn(name: (typeof named)[number], value: string | undefined): URL[] {
  if (!value) return []
  const redis = name === 'REDIS_URL' && parseRedisUrl(value)
  return redis ? addressesOf(redis) : [new URL(value)]
}
