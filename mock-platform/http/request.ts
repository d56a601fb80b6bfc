import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Space } from '../data/space'
import type { User } from '../data/users'

const maximumBody = 1024 * 1024

/** A request as it came in, before anyone knows whose it is. */
export interface Received {
  method: string
  /** Decoded for looking up, without the query. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** A request whose space is known. */
export interface Request extends Received {
  params: Record<string, string>
  space: Space
  /** Absent without a valid token. */
  token: string | undefined
  user: User | undefined
}

export class BodyTooLarge extends Error {}

/** Splits a request's address and reads its body. */
export async function receive(message: IncomingMessage): Promise<Received> {
  const address = message.url ?? '/'
  const mark = address.indexOf('?')
  return {
    method: message.method ?? 'GET',
    path: mark < 0 ? address : address.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : address.slice(mark + 1)),
    headers: message.headers,
    body: hasBody(message.headers) ? await readBody(message) : '',
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += (chunk as Buffer).length
    // Reading on (and forgetting) lets the client finish sending and see the answer.
    if (size <= maximumBody) chunks.push(chunk as Buffer)
  }
  if (size > maximumBody) throw new BodyTooLarge(`a body may have ${maximumBody} bytes`)
  return Buffer.concat(chunks).toString('utf8')
}

/** The body by its own content type; text that is no JSON stays text. */
export function parsedBody({ headers, body }: Received): unknown {
  if (body === '') return undefined
  if (isForm(headers)) return Object.fromEntries(new URLSearchParams(body))
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

export function isForm(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** The token of a request: in Authorization, or where a browser opens a page, in its query. */
export function tokenOf({ headers, query }: Received): string | undefined {
  const header = headers.authorization
  if (header !== undefined) return /^(?:Bearer )?(tk_\S+)$/i.exec(header)?.[1]
  for (const name of ['token', 'ticket', 'access_token']) {
    const value = query.get(name)
    if (value) return value
  }
  return undefined
}
