import type { Desk, Tab } from './desk'

/**
 * The desk travels in a cookie of its own for each user and tenant, so that the server renders the same
 * tabs that the browser had. It holds codes and paths only: `[["inbox","/inbox/list/1"],…]`; a tab whose
 * path had to be dropped is `["inbox"]` and opens at the app's root.
 */
const largestValue = 3_500
const keptSeconds = 30 * 24 * 3600

/** The tabs in a Cookie header (or document.cookie); anything that is not a desk counts as empty. */
export function readDesk(cookies: string | null | undefined, name: string): Desk {
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  try {
    const rows: unknown = JSON.parse(decodeURIComponent(pair?.slice(name.length + 1) ?? ''))
    return Array.isArray(rows) ? rows.flatMap(readTab) : []
  } catch {
    return []
  }
}

function readTab(row: unknown): Tab[] {
  if (!Array.isArray(row)) return []
  const [code, path = `/${code}`] = row
  return typeof code === 'string' && typeof path === 'string' ? [{ code, path }] : []
}

/** What to assign to document.cookie. Paths of the first tabs are dropped where it would grow too long. */
export function writeDesk(name: string, desk: Desk, secure = false): string {
  const rows = desk.map(({ code, path }) => [code, path])
  let value = encode(rows)
  for (let at = 0; value.length > largestValue && at < rows.length; at += 1) {
    rows[at] = [rows[at]?.[0] ?? '']
    value = encode(rows)
  }
  const attributes = `path=/; max-age=${keptSeconds}; samesite=lax${secure ? '; secure' : ''}`
  return `${name}=${value}; ${attributes}`
}

function encode(rows: string[][]): string {
  // Only what a cookie value cannot hold is escaped: a path is mostly plain text and stays short.
  return JSON.stringify(rows).replace(/[^\w\-.~!*'()/:@$+[\]=?&]/gu, (character) =>
    encodeURIComponent(character),
  )
}
