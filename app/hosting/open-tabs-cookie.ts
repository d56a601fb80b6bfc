import { codeOfTab, type OpenTabs, type Tab, type TabId } from './open-tabs'

/**
 * The open tabs travel in one cookie per user and tenant, so that the server renders the same tabs that the browser
 * had. It holds ids and paths only: `[["inbox","/inbox/list/1"],…]`; a pinned tab has 1 as a third value; a tab whose
 * path had to be dropped is `["inbox"]` and opens at the app's root.
 */
const largestValue = 3_000
const keptSeconds = 30 * 24 * 3600
/** For how many users or tenants a computer keeps tabs: request headers are limited in size. */
const usersKept = 3
const prefix = 'desk-'
/** Over https, browsers accept a cookie with this prefix from this host only. */
const hostPrefix = '__Host-'

/** The name of the cookie for a user's tabs; `digest` does not reveal whose they are. */
export function tabsCookieName(digest: string): string {
  return prefix + digest
}

/** The tabs in a Cookie header, under the https name or the plain one; anything else counts as empty. */
export function readTabs(cookies: string | null | undefined, name: string): OpenTabs {
  const pairs = cookies?.split(/;\s*/) ?? []
  const found = [hostPrefix + name, name].flatMap((one) => {
    const pair = pairs.find((cookie) => cookie.startsWith(`${one}=`))
    return pair ? [pair.slice(one.length + 1)] : []
  })
  return parseTabs(found[0])
}

/** Parses a cookie's value, or what this window has stored. */
export function parseTabs(value: string | null | undefined): OpenTabs {
  try {
    const rows: unknown = JSON.parse(decodeURIComponent(value ?? ''))
    return Array.isArray(rows) ? rows.flatMap(readTab) : []
  } catch {
    return []
  }
}

function readTab(row: unknown): Tab[] {
  if (!Array.isArray(row)) return []
  const [id, path, pinned] = row
  if (typeof id !== 'string') return []
  const code = codeOfTab(id as TabId)
  const place = path ?? `/${encodeURIComponent(code)}`
  return typeof place === 'string'
    ? [{ id: id as TabId, code, path: place, pinned: pinned === 1 }]
    : []
}

/** The value to store. Paths are dropped from the first tab on if it would be longer than `largest` characters. */
export function formatTabs(tabs: OpenTabs, largest = largestValue): string {
  const rows = tabs.map(({ id, path, pinned }) => (pinned ? [id, path, 1] : [id, path]))
  let value = encode(rows)
  for (let at = 0; value.length > largest && at < rows.length; at += 1) {
    rows[at] = [rows[at]?.[0] ?? '']
    value = encode(rows)
  }
  return value
}

/**
 * The values to assign to document.cookie one by one: the tabs themselves and, if there are too many such cookies, the
 * removal of other users' oldest ones.
 */
export function writeTabs(
  plainName: string,
  value: string,
  cookies: string,
  secure = false,
): string[] {
  const ownPrefix = secure ? hostPrefix + prefix : prefix
  const name = secure ? hostPrefix + plainName : plainName
  const attributes = `path=/; samesite=lax${secure ? '; secure' : ''}`
  const others = cookies
    .split(/;\s*/)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((other) => other.startsWith(ownPrefix) && other !== name)
  const surplus = others.slice(0, Math.max(0, others.length + 1 - usersKept))
  return [
    ...surplus.map((other) => `${other}=; max-age=0; ${attributes}`),
    `${name}=${value}; max-age=${keptSeconds}; ${attributes}`,
  ]
}

function encode(rows: (string | number)[][]): string {
  // Escapes only what a cookie value cannot hold: a path is mostly plain text and stays short.
  return JSON.stringify(rows).replace(/[^\w\-.~!*'()/:@$+[\]=?&]/gu, (character) =>
    encodeURIComponent(character),
  )
}
