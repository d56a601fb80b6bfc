import { setTimeout } from 'node:timers/promises'
import { createClient, createCluster, createSentinel, type RedisClientOptions } from '@redis/client'
import type { RedisServers } from '../config/redis-servers'

/** A connection silent for longer is dead; pings and reads keep a live one active (ms). */
const silence = 12_000
export const pingInterval = 4_000
const longestPause = 2_000
const connectTimeout = 2_000
/** How long a cluster may take to open before it is asked for its masters again (ms). */
const openPatience = 3_000

/** The prefix of all keys of a portal. */
export const keyPrefix = 'portal:'

/** The commands that the portal uses. Each has a single key, so that a cluster knows which server it belongs to. */
export type RedisCommands = Pick<
  ReturnType<typeof createClient>,
  'eval' | 'del' | 'exists' | 'hGetAll' | 'hDel' | 'xAdd' | 'xRange' | 'xRead'
>

/** A connection to Redis, whether it is one server or several. */
export interface RedisConnection {
  commands: RedisCommands
  /** Rejects unless every server that may hold the portal's keys answers. */
  ping(): Promise<unknown>
  /** Calls `listener` when a server appeared, disappeared or changed its role; `ping` then shows what it means. */
  onChange(listener: (error?: unknown) => void): void
  /** Retries forever, until `close`. */
  connect(): void
  close(): void
}

interface Options {
  /** Whether commands wait while Redis is unreachable; if not, they are rejected. */
  queued: boolean
}

/** A connection to `servers`, not open yet. */
export function connectionTo(servers: RedisServers, options: Options): RedisConnection {
  if (servers.kind === 'sentinel') return sentinelConnection(servers)
  if (servers.kind === 'cluster') return clusterConnection(servers, options)
  return singleConnection(servers.url, options)
}

const pauseBefore = (tries: number) => Math.min(100 * 2 ** tries, longestPause)

/** Name, password, TLS and limits for a connection to one of the servers. */
export function signOf({ username, password, protocol }: URL) {
  const tls = protocol === 'rediss:' ? ({ tls: true } as const) : {}
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    socket: { connectTimeout, socketTimeout: silence, reconnectStrategy: pauseBefore, ...tls },
  } satisfies RedisClientOptions
}

export const databaseOf = ({ pathname }: URL) => Number(pathname.slice(1))
export const nodeOf = ({ hostname, port }: URL) => ({
  host: hostname.replace(/^\[|\]$/g, ''),
  port: Number(port),
})

function singleConnection(url: URL, { queued }: Options): RedisConnection {
  const client = createClient({
    url: String(url),
    keyPrefix,
    disableOfflineQueue: !queued,
    pingInterval,
    socket: signOf(url).socket,
  })
  return {
    commands: client,
    ping: () => client.ping(),
    onChange(listener) {
      client.on('ready', () => listener()).on('error', listener)
    },
    // It retries forever, and rejects only if it is closed in the meantime.
    connect: () => void client.connect().catch(() => {}),
    close() {
      if (client.isOpen) client.destroy()
    },
  }
}

/** Sentinels know which server is the master, and report when another takes over. */
function sentinelConnection(servers: RedisServers & { kind: 'sentinel' }): RedisConnection {
  const [{ urls, master, data }, first] = [servers, servers.urls[0] as URL]
  const client = createSentinel({
    name: master,
    sentinelRootNodes: urls.map(nodeOf),
    sentinelClientOptions: signOf(first),
    nodeClientOptions: { ...signOf(data), database: databaseOf(data), pingInterval },
    keyPrefix,
    passthroughClientErrorEvents: true,
  })
  return {
    commands: client as unknown as RedisCommands,
    ping: () => client.ping(),
    onChange(listener) {
      client.on('ready', () => listener()).on('topology-change', () => listener())
      client.on('error', listener)
    },
    ...keptOpen({
      open: () => client.connect(),
      // Its only error is that it is already closed.
      close: () => void client.destroy().catch(() => {}),
    }),
  }
}

/** A cluster's keys are spread over several masters, and another server replaces one that fails. */
function clusterConnection({ urls }: RedisServers & { kind: 'cluster' }, { queued }: Options) {
  const sign = signOf(urls[0] as URL)
  const client = createCluster({
    rootNodes: urls.map((url) => ({ ...sign, socket: { ...sign.socket, ...nodeOf(url) } })),
    defaults: { ...sign, disableOfflineQueue: !queued, pingInterval },
    keyPrefix,
    // Sooner than by default, because users who sign in meanwhile wait for it.
    topologyRefreshOnReconnectionAttemptStrategy: 500,
  })
  return {
    commands: client as unknown as RedisCommands,
    async ping() {
      // The connection reports changes before it knows any server.
      if (client.masters.length === 0) throw new Error('no master is known')
      return Promise.all(
        client.masters.map(async (master) => (await client.nodeClient(master)).ping()),
      )
    },
    onChange(listener: (error?: unknown) => void) {
      client.on('connect', () => listener()).on('node-ready', () => listener())
      client.on('node-error', listener).on('error', listener)
    },
    ...keptOpen({
      async open() {
        // It waits for every master that the cluster names, including one that has failed and is not replaced yet.
        const late = setTimeout(openPatience, 'late', { ref: false })
        if ((await Promise.race([client.connect(), late])) !== 'late') return
        client.destroy()
        throw new Error('a master is missing')
      },
      close() {
        if (client.isOpen) client.destroy()
      },
    }),
  } satisfies RedisConnection
}

/** Retries the first connection, which both kinds of client would otherwise attempt only once. */
function keptOpen({ open, close }: { open(): Promise<unknown>; close(): void }) {
  let closed = false
  async function connect() {
    for (let tries = 0; !closed; tries += 1) {
      try {
        await open()
        return
      } catch {
        await setTimeout(pauseBefore(tries), undefined, { ref: false })
      }
    }
  }
  return {
    connect: () => void connect(),
    close() {
      closed = true
      close()
    },
  }
}
