import { pathPattern } from './path-pattern'
import { isRecord } from './snapshot'

export interface JournalEntry {
  /** By the space's clock. */
  at: string
  method: string
  path: string
  query: Record<string, string | string[]>
  headers: Record<string, string>
  body: unknown
  /** 0 = not answered yet, or the connection was cut. */
  status: number
  /** The account of the token, without the space; null = no token. */
  account: string | null
  /** The endpoint's name in the contract, or another name; null = nothing answers. */
  route: string | null
  /** Why no scenario expects such a call: nothing answers it, or the contract refuses it. */
  unexpected?: string
  faults?: string[]
}

/** Absent fields match every call. */
export interface JournalFilter {
  /** Exact, or with `*` for any run of characters. */
  path?: string | undefined
  method?: string | undefined
  /** Without the space. */
  account?: string | undefined
  status?: number | undefined
  route?: string | undefined
  /** Only calls that no scenario expects. */
  unexpected?: boolean | undefined
}

export type Journal = ReturnType<typeof createJournal>

/** Beyond this number of entries the oldest half is dropped, so that a load test does not fill the memory. */
const capacity = 10_000

export function createJournal() {
  let entries: JournalEntry[] = []

  return {
    /** The entry's status may be set later. */
    record(entry: JournalEntry): void {
      if (entries.length >= capacity) entries = entries.slice(capacity / 2)
      entries.push(entry)
    },
    /** The matching calls without their secrets. */
    find(filter: JournalFilter = {}): JournalEntry[] {
      return entries.filter(matching(filter)).map((entry) => cutSecrets(entry) as JournalEntry)
    },
    clear(): void {
      entries = []
    },
    get count() {
      return entries.length
    },
  }
}

function matching({ path, method, account, status, route, unexpected }: JournalFilter) {
  const onPath = path === undefined ? () => true : pathPattern(path)
  const called = method?.toUpperCase()
  return (entry: JournalEntry) =>
    (called === undefined || entry.method === called) &&
    (account === undefined || entry.account === account) &&
    (status === undefined || entry.status === status) &&
    (route === undefined || entry.route === route) &&
    (!unexpected || entry.unexpected !== undefined) &&
    onPath(entry.path)
}

const secretName = /token|password|passwd|ticket|secret|authorization|cookie|^tk$/i
const tokenText = /tk_[\w-]+/g
const cut = '***'

function cutSecrets(value: unknown, name = ''): unknown {
  if (secretName.test(name) && value !== undefined && value !== '') return cut
  if (typeof value === 'string')
    return value.includes('tk_') ? value.replace(tokenText, cut) : value
  if (Array.isArray(value)) return value.map((item) => cutSecrets(item))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, cutSecrets(item, key)]),
  )
}
