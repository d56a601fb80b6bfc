import { pathPattern } from './path-pattern'
import { isRecord } from './snapshot'

/** One call as it reached the mock platform. */
export interface JournalEntry {
  /** The space's clock. */
  at: string
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  /** 0 while it is not answered, and for a connection that was cut instead. */
  status: number
  /** Whose token it was, without the space; null without one. */
  account: string | null
}

export interface Journal {
  /** The entry's status may be set later. */
  record(entry: JournalEntry): void
  /** The matching calls, with everything cut out that opens a door. */
  find(filter: { path?: string | undefined; method?: string | undefined }): JournalEntry[]
  clear(): void
}

/** A load test must not fill the memory: beyond this the oldest half goes. */
const capacity = 10_000

export function createJournal(): Journal {
  let entries: JournalEntry[] = []

  return {
    record(entry) {
      if (entries.length >= capacity) entries = entries.slice(capacity / 2)
      entries.push(entry)
    },
    find({ path, method }) {
      const matches = path === undefined ? () => true : pathPattern(path)
      return entries
        .filter((entry) => {
          const called = method === undefined || entry.method === method.toUpperCase()
          return called && matches(entry.path)
        })
        .map((entry) => cutSecrets(entry) as JournalEntry)
    },
    clear() {
      entries = []
    },
  }
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
