/** Which servers to ask, and how: the addresses contain names, passwords and TLS. */
export type RedisServers =
  | { kind: 'single'; url: URL }
  | {
      kind: 'sentinel'
      /** The name under which the sentinels know the master and its replicas. */
      master: string
      /** Addresses of the sentinels, with their own name and password if they have any. */
      urls: URL[]
      /** Address of the master, whose host is not known yet. */
      data: URL
    }
  | { kind: 'cluster'; urls: URL[] }

const schemes = /^(rediss?)(?:\+(sentinel|cluster))?:\/\//
const ports = { redis: '6379', sentinel: '26379', cluster: '6379' } as const

/**
 * Reads REDIS_URL:
 * - `redis://name:password@redis.example:6379/0`: one server;
 * - `redis+sentinel://name:password@one.example:26379,two.example/master/0?sentinel=name:password`;
 * - `redis://name:password@one.example:6379,two.example:6380` or `redis+cluster://one.example`: a cluster.
 *
 * `rediss` stands for TLS. Returns null if it is none of these.
 */
export function parseRedisUrl(text: string): RedisServers | null {
  const [start, scheme, kind] = schemes.exec(text) ?? []
  if (!start || !scheme) return null
  const rest = text.slice(start.length)
  if (kind === 'sentinel') return parseSentinels(scheme, rest)
  if (kind === 'cluster' || rest.includes(',')) return parseCluster(scheme, rest)
  const url = urlOf(scheme, rest)
  return url && isDatabase(url.pathname) ? { kind: 'single', url } : null
}

/** The addresses at which a server must answer. */
export function addressesOf(servers: RedisServers): URL[] {
  return servers.kind === 'single' ? [servers.url] : servers.urls
}

const isDatabase = (path: string) => /^\/?\d*$/.test(path)

/** Null if it has no host, a part that Redis does not use, or a password with a stray %. */
function urlOf(scheme: string, rest: string, port: string = ports.redis): URL | null {
  try {
    const url = new URL(`${scheme}://${rest}`)
    if (!url.hostname || url.search || url.hash) return null
    decodeURIComponent(url.username + url.password)
    url.port ||= port
    return url
  } catch {
    return null
  }
}

/** All items, or null if one is missing. */
function whole<Item>(items: (Item | null)[]): Item[] | null {
  return items.every((item) => item !== null) ? items : null
}

function parseSentinels(scheme: string, text: string): RedisServers | null {
  const parts = /^(?:([^@/]*)@)?([^@/?]+)\/([\w.-]+)(\/\d*)?(?:\?sentinel=([^@/?&]+))?$/.exec(text)
  if (!parts) return null
  const [, sign = '', hosts = '', master = '', database = '', own = ''] = parts
  const before = own && `${own}@`
  const urls = whole(hosts.split(',').map((host) => urlOf(scheme, before + host, ports.sentinel)))
  const data = urlOf(scheme, `${sign && `${sign}@`}master${database}`)
  return urls && data && { kind: 'sentinel', master, urls, data }
}

/** Name, password and TLS of the first address apply to all; the others may repeat them. A cluster has no databases. */
function parseCluster(scheme: string, text: string): RedisServers | null {
  const [first = '', ...others] = text.split(',').map((part) => part.trim())
  const root = urlOf(scheme, first)
  const sign = first.includes('@') ? first.slice(0, first.lastIndexOf('@') + 1) : ''
  const rest = others.map((other) => {
    const bare = other.replace(`${scheme}://`, '')
    return urlOf(scheme, bare.startsWith(sign) ? bare : sign + bare)
  })
  const urls = whole([root, ...rest])
  const isOne = urls?.every(
    ({ username, password, pathname }) =>
      username === root?.username && password === root.password && /^\/?0?$/.test(pathname),
  )
  return urls && isOne ? { kind: 'cluster', urls } : null
}
