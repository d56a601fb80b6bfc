import { createClient, createCluster, createSentinel } from '@redis/client'
import type { RedisServers } from '../config/redis-servers'
import { databaseOf, keyPrefix, nodeOf, signOf } from '../shared-state/redis-connections'

type Client = ReturnType<typeof createClient>
/** The commands that the doctor uses. */
export type Asked = Pick<Client, 'set' | 'get' | 'pTTL' | 'del' | 'info' | 'time' | 'ping'>

export interface TriedRedis {
  connect(): Promise<unknown>
  /** For commands on keys, sent to the server that has them. */
  keys: Asked
  /** The masters by name, once connected. */
  masters(): Promise<[name: string, client: Asked][]>
  close(): void
}

/** A connection that does not retry. Its commands reject with its errors. */
export function triedRedis(servers: RedisServers, patience: number): TriedRedis {
  if (servers.kind === 'sentinel') return triedSentinels(servers, patience)
  if (servers.kind === 'cluster') return triedCluster(servers.urls, patience)
  const { url } = servers
  const { socket } = signOnce(url, patience)
  const client = createClient({ url: String(url), keyPrefix, socket })
  return withClient(
    client,
    async () => [['', client]],
    () => client.destroy(),
  )
}

function signOnce(url: URL, patience: number) {
  const sign = signOf(url)
  const once = { connectTimeout: patience, reconnectStrategy: false } as const
  return { ...sign, socket: { ...sign.socket, ...once } }
}

function triedSentinels(servers: RedisServers & { kind: 'sentinel' }, patience: number) {
  const { data, master, urls } = servers
  const client = createSentinel({
    name: master,
    sentinelRootNodes: urls.map(nodeOf),
    sentinelClientOptions: signOnce(urls[0] as URL, patience),
    nodeClientOptions: { ...signOnce(data, patience), database: databaseOf(data) },
    keyPrefix,
    maxCommandRediscovers: 0,
  })
  const asked = client as unknown as Asked
  return withClient(
    client,
    async () => [[` of ${master}`, asked]],
    () => void client.destroy(),
  )
}

function triedCluster(urls: readonly URL[], patience: number) {
  const sign = signOnce(urls[0] as URL, patience)
  const client = createCluster({
    rootNodes: urls.map((url) => ({ ...sign, socket: { ...sign.socket, ...nodeOf(url) } })),
    defaults: sign,
    keyPrefix,
  })
  const masters = () =>
    Promise.all(
      client.masters.map(async (one): Promise<[string, Asked]> => {
        const asked = (await client.nodeClient(one)) as unknown as Asked
        return [` of ${one.address}`, asked]
      }),
    )
  return withClient(client, masters, () => client.destroy())
}

function withClient(
  client: { on(event: 'error', listener: () => void): unknown; connect(): Promise<unknown> },
  masters: TriedRedis['masters'],
  close: () => void,
): TriedRedis {
  client.on('error', () => {})
  return {
    connect: () => client.connect(),
    keys: client as unknown as Asked,
    masters,
    close() {
      try {
        close()
      } catch {
        // It was never open.
      }
    },
  }
}
