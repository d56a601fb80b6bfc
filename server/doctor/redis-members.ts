import { createClient } from '@redis/client'
import type { RedisServers } from '../config/redis-servers'
import { signOf } from '../shared-state/redis-connections'
import { hostOf, portOf, tryConnection } from './connection'
import { refusal, sayOfRedis as say } from './redis-refusal'
import type { Finding } from './report'
import { within } from './trouble'

/**
 * Checks that each address of REDIS_URL has its role: a sentinel that knows the master, or a member of a complete
 * cluster.
 */
export async function tryMembers(servers: RedisServers, patience: number) {
  const urls = servers.kind === 'single' ? [servers.url] : servers.urls
  const findings = await Promise.all(urls.map((url) => tryMember(servers, url, patience)))
  const isReached = findings.some((own) => own.every(({ state }) => state !== 'fail'))
  return { isReached, findings: findings.flat() }
}

async function tryMember(servers: RedisServers, url: URL, patience: number): Promise<Finding[]> {
  const { reached, findings } = await tryConnection({ say, subject: 'REDIS_URL', url, patience })
  if (!reached || servers.kind === 'single') return findings
  const client = createClient({
    url: `${url.protocol}//${url.host}`,
    ...signOf(url),
    socket: { ...signOf(url).socket, connectTimeout: patience, reconnectStrategy: false },
  }).on('error', () => {})
  const place = `${hostOf(url)}:${portOf(url)}`
  try {
    await within(patience, client.connect())
    return [...findings, await within(patience, role(servers, place, client))]
  } catch (error) {
    return [...findings, refusal(place, error)]
  } finally {
    client.destroy()
  }
}

type Client = Pick<ReturnType<typeof createClient>, 'sendCommand'>
type Several = Exclude<RedisServers, { kind: 'single' }>

async function role(servers: Several, place: string, client: Client): Promise<Finding> {
  if (servers.kind === 'sentinel') {
    const { master } = servers
    const at = await client.sendCommand(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', master])
    return Array.isArray(at)
      ? say.ok(place, `says that ${master} is at ${at.join(':')}`)
      : say.fail(place, `knows no ${master}`, 'correct the name behind the addresses in REDIS_URL')
  }
  const state = String(await client.sendCommand(['CLUSTER', 'INFO']))
  return /^cluster_state:ok\r?$/m.test(state)
    ? say.ok(place, 'says that the cluster is whole')
    : say.fail(place, 'says that the cluster lacks masters', 'look at CLUSTER NODES there')
}
