import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { freePort } from './ports'
import { serverProgram } from './server-program'

/** Real Redis servers that take over from each other, on free ports of this machine. */
export interface RedisGroup {
  url: string
  /** Kills the server that holds this key, and returns once another has taken over. Returns the killed one. */
  loseMasterOf(key: string): Promise<{ start(): Promise<void> }>
  /** Starts all of them again, after `stop`. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface GroupOptions {
  /** A file with a key and its certificate for 127.0.0.1: all of them then speak TLS and nothing else. */
  tls?: string
  /** A user of the servers besides their own: `name` and `rules` as in ACL SETUSER, without a password. */
  user?: { name: string; rules: string }
}

type Server = ReturnType<typeof serverProgram> & { port: number }

const password = 'canary-redis-password'
/** How long a server must be silent before it counts as down (ms). */
const downAfter = '1000'
const patience = { timeout: 30_000, interval: 100 }

/** Gives a function that sends a command to one of the servers. */
function asking({ tls }: GroupOptions) {
  const secure = tls ? ['--tls', '--cacert', tls] : []
  return async (port: number, ...command: string[]): Promise<string> => {
    const args = ['-h', '127.0.0.1', '-p', String(port), '--no-auth-warning', '-a', password]
    const { stdout } = await promisify(execFile)('redis-cli', [...args, ...secure, ...command])
    return stdout.trim()
  }
}

/** The options of a server that listens at this port. */
function listening(port: number, { tls }: GroupOptions) {
  if (!tls) return { port, bind: '127.0.0.1' }
  const files = { 'tls-cert-file': tls, 'tls-key-file': tls, 'tls-ca-cert-file': tls }
  const all = { 'tls-replication': 'yes', 'tls-auth-clients': 'no' }
  return { port: 0, 'tls-port': port, bind: '127.0.0.1', ...files, ...all }
}

/** The start of an address, with name and password. */
function schemeOf({ tls, user }: GroupOptions, kind = '') {
  return `${tls ? 'rediss' : 'redis'}${kind}://${user?.name ?? ''}:${password}@`
}

const folderOf = (name: string) => mkdtempSync(path.join(tmpdir(), `${name}-`))

async function redisServer(
  program: string,
  group: GroupOptions,
  more: readonly string[],
): Promise<Server> {
  const port = await freePort()
  const { user } = group
  const options = {
    ...listening(port, group),
    ...{ save: '', appendonly: 'no', dir: folderOf('redis') },
    ...{ requirepass: password, masterauth: password, 'repl-diskless-sync-delay': 0 },
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  const signs = user ? ['--user', user.name, 'on', `>${password}`, ...user.rules.split(' ')] : []
  return { ...serverProgram(program, [...args, ...signs, ...more], [port]), port }
}

const together = (servers: readonly Server[]) => ({
  async start() {
    await Promise.all(servers.map((one) => one.start()))
  },
  async stop() {
    await Promise.all(servers.map((one) => one.stop()))
  },
})

/** A master with two replicas, and three sentinels with a password of their own. */
export async function startSentinels(
  program: string,
  group: GroupOptions = {},
): Promise<RedisGroup> {
  const ask = asking(group)
  const master = await redisServer(program, group, [])
  await master.start()
  const follow = ['--replicaof', `127.0.0.1 ${master.port}`]
  const replicas = [
    await redisServer(program, group, follow),
    await redisServer(program, group, follow),
  ]
  for (const replica of replicas) await replica.start()
  const servers = [master, ...replicas]
  await vi.waitFor(async () => {
    const state = await ask(master.port, 'info', 'replication')
    if (!state.includes('connected_slaves:2')) throw new Error(state)
  }, patience)
  const sentinels: Server[] = []
  for (let count = 0; count < 3; count += 1) {
    sentinels.push(await sentinel(program, group, master.port))
  }
  for (const one of sentinels) await one.start()
  const [first] = sentinels as [Server]
  const masterPort = async () =>
    Number((await ask(first.port, 'sentinel', 'get-master-addr-by-name', 'office')).split('\n')[1])
  await vi.waitFor(async () => {
    const state = await ask(first.port, 'sentinel', 'ckquorum', 'office')
    const seen = await ask(first.port, 'sentinel', 'replicas', 'office')
    if (!state.startsWith('OK 3') || !replicas.every(({ port }) => seen.includes(String(port))))
      throw new Error(state)
  }, patience)
  return {
    url: `${schemeOf(group, '+sentinel')}${sentinels.map(({ port }) => `127.0.0.1:${port}`)}/office?sentinel=:${password}`,
    async loseMasterOf() {
      const port = await masterPort()
      const former = servers.find((one) => one.port === port) as Server
      await former.stop()
      await vi.waitFor(async () => {
        if ((await masterPort()) === former.port) throw new Error('no other master yet')
      }, patience)
      return former
    },
    ...together([...sentinels, ...servers]),
  }
}

async function sentinel(program: string, group: GroupOptions, master: number): Promise<Server> {
  const port = await freePort()
  const file = path.join(folderOf('sentinel'), 'sentinel.conf')
  const lines = [
    ...Object.entries(listening(port, group)).map(([name, value]) => `${name} ${value}`),
    `requirepass ${password}`,
    `sentinel monitor office 127.0.0.1 ${master} 2`,
    `sentinel auth-pass office ${password}`,
    `sentinel down-after-milliseconds office ${downAfter}`,
    'sentinel failover-timeout office 5000',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return { ...serverProgram(program, [file, '--sentinel'], [port]), port }
}

/** Three masters, each with a replica. */
export async function startCluster(program: string, group: GroupOptions = {}): Promise<RedisGroup> {
  const ask = asking(group)
  const servers: Server[] = []
  for (let count = 0; count < 6; count += 1) {
    const bus = await freePort()
    const secure = group.tls ? ['--tls-cluster', 'yes'] : []
    const options = ['--cluster-enabled', 'yes', '--cluster-port', String(bus), ...secure]
    const timeout = ['--cluster-node-timeout', downAfter]
    servers.push(await redisServer(program, group, [...options, ...timeout]))
  }
  for (const server of servers) await server.start()
  const places = servers.map(({ port }) => `127.0.0.1:${port}`)
  const [first] = servers as [Server]
  await ask(
    first.port,
    '--cluster',
    'create',
    ...places,
    '--cluster-replicas',
    '1',
    '--cluster-yes',
  )
  const isWhole = async () => {
    for (const { port } of servers) {
      const state = await ask(port, 'cluster', 'info')
      if (!state.includes('cluster_state:ok')) throw new Error(state)
    }
  }
  await vi.waitFor(isWhole, patience)
  const alive = new Set(servers)
  /** The port of the master that owns a slot, according to one of the running servers. */
  async function masterOf(slot: number) {
    const [one] = [...alive] as [Server]
    const lines = (await ask(one.port, 'cluster', 'nodes')).split('\n')
    const found = lines.find((line) => isOf(line, slot))
    return Number(/127\.0\.0\.1:(\d+)@/.exec(found ?? '')?.[1])
  }
  return {
    url: `${schemeOf(group)}${places.slice(0, 3)}`,
    async loseMasterOf(key) {
      const slot = Number(await ask(first.port, 'cluster', 'keyslot', key))
      const port = await masterOf(slot)
      const former = servers.find((one) => one.port === port) as Server
      await former.stop()
      alive.delete(former)
      await vi.waitFor(async () => {
        if ((await masterOf(slot)) === port) throw new Error('no other master yet')
      }, patience)
      return former
    },
    ...together(servers),
  }
}

/** A cluster of one server that owns all slots, known by one address. */
export async function startSmallestCluster(program: string) {
  const bus = String(await freePort())
  const server = await redisServer(program, {}, ['--cluster-enabled', 'yes', '--cluster-port', bus])
  await server.start()
  await asking({})(server.port, 'cluster', 'addslotsrange', '0', '16383')
  return { url: `redis+cluster://:${password}@127.0.0.1:${server.port}`, stop: server.stop }
}

/** Whether a line of CLUSTER NODES describes the running master that owns this slot. */
function isOf(line: string, slot: number): boolean {
  const [, , flags = '', , , , , , ...ranges] = line.split(' ')
  if (!flags.includes('master') || flags.includes('fail')) return false
  return ranges.some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return from <= slot && slot <= to
  })
}
