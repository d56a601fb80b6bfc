import { type Answer, createHttpClient } from './http-client'
import type { Stack } from './stack'

/** A mark in all odd input: wherever it turns up, the input left a trace. */
export const canary = 'odd-canary-4711'
export const markup = `"'><svg onload=alert(1)>${canary}`

/** What users, broken links and attackers put into an address or a form. */
export const oddities: [what: string, value: string][] = [
  ['empty', ''],
  ['10 KB long', `/${'a'.repeat(10_000)}${canary}`],
  ['10 KB of percent signs', `/${'%'.repeat(3_300)}${canary}`],
  ['encoded twice', `%252F%252Fevil.example%252F${canary}`],
  ['protocol-relative', `//evil.example/${canary}`],
  ['with a backslash', `/\\evil.example/${canary}`],
  ['with a tab', `/\t/evil.example/${canary}`],
  ['another site', `https://evil.example/${canary}`],
  ['a script', `javascript:alert('${canary}')`],
  ['with line breaks', `/x\r\nX-Evil: ${canary}\r\nSet-Cookie: portal=evil`],
  ['with a NUL', `/\u0000${canary}`],
  ['unicode', `/公文/\u202e😀\u2028?词=①${canary}`],
  ['half a character', `/\ud800${canary}`],
  ['markup', `/a?b=${markup}`],
  ['a script’s end', `</script><script>alert('${canary}')</script>`],
  ['a prototype’s name', '__proto__'],
  ['a path upwards', `/../../${canary}`],
  ['dots', '..'],
  ['a huge number', '9'.repeat(400)],
]

/** A lone surrogate cannot be a URL component, but a client may send its bytes. */
export const encoded = (value: string) =>
  encodeURIComponent(value.replace('\ud800', '')) + (value.includes('\ud800') ? '%ED%A0%80' : '')

/** Pages that report a failure have its status. */
const tellsFailure = /^\/(?:error|exptions(?:-50\d)?)$/

export interface Sent {
  what: string
  path: string
  answer: Answer
}

/** Everything wrong with any of the answers, whatever the request was: [] = nothing. */
export function faultsOf(stack: Stack, all: Sent[]): string[] {
  return all.flatMap(({ what, path, answer }) => {
    const found = faults(stack, path, answer)
    return found.length > 0 ? [`${what}: ${path.slice(0, 60)}: ${found.join(', ')}`] : []
  })
}

function faults(stack: Stack, path: string, { status, headers, location, text }: Answer): string[] {
  const [pathname = ''] = path.split('?')
  const checks: [wrong: boolean, name: string][] = [
    [status >= 500 && !tellsFailure.test(pathname.replace(/\.data$/, '')), `status ${status}`],
    [location !== '' && !leadsInside(stack, location), `leads to ${location.slice(0, 80)}`],
    [/[^\x21-\x7e]/.test(location), 'a location that is no address'],
    // No longer than browsers and proxies have already proved able to send.
    [location.length > Math.max(8_000, path.length), `${location.length} characters of location`],
    ['x-evil' in headers, 'a header of its own'],
    [String(headers['set-cookie'] ?? '').includes('evil'), 'a cookie of its own'],
    [/<svg onload|<script>alert/.test(text), 'markup as it is'],
    [/(?:href|src|action)="(?:javascript:|https?:\/\/evil|\/\/evil|\/\\evil)/.test(text), 'a link'],
    [/\n\s+at .*\.js:\d/.test(text), 'a stack'],
  ]
  return checks.flatMap(([wrong, name]) => (wrong ? [name] : []))
}

function leadsInside({ portal, mock }: Stack, location: string) {
  if (!URL.canParse(location, portal.url)) return false
  const { origin, pathname } = new URL(location, portal.url)
  // An external app's registered address, to which /open leads.
  return origin === portal.url || (origin + pathname).startsWith(`${mock.url}/external/`)
}

export type Visitor = Awaited<ReturnType<ReturnType<typeof visitorsOf>>>

/**
 * Gives visitors who each come from an address of their own, so that no limit of others counts for them; signed in if
 * they have a name. The stack trusts one proxy.
 */
export function visitorsOf(stack: () => Stack) {
  let count = 0
  return async (name?: string) => {
    count += 1
    const from = { 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` }
    const client = createHttpClient(stack().portal.url)
    if (name) await client.signIn(name)
    return { client, from }
  }
}
