import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { largestFile } from '~contract/platform/file-types'
import type { Space } from '../data/space'
import type { User } from '../data/users'

const maximumBody = 1024 * 1024
/** The control API takes whole scenarios, such as an export with all rows. */
const largestScenario = 8 * 1024 * 1024
export const controlPrefix = '/__mock'
/** Only files are sent as bytes. */
const fileType = 'application/octet-stream'

/** A request before its user is known. */
export interface Received {
  method: string
  /** Decoded, without the query. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Text: JSON or a form. */
  body: string
  file: Buffer | undefined
}

export interface Request extends Received {
  params: Record<string, string>
  space: Space
  /** Undefined = no valid token. */
  token: string | undefined
  user: User | undefined
}

export class BodyTooLarge extends Error {}

export async function receive(message: IncomingMessage): Promise<Received> {
  const address = message.url ?? '/'
  const mark = address.indexOf('?')
  const isFile = message.headers['content-type'] === fileType
  const limit = isFile ? largestFile : isControl(address) ? largestScenario : maximumBody
  const body = hasBody(message.headers) ? await readBody(message, limit) : Buffer.alloc(0)
  return {
    method: message.method ?? 'GET',
    path: mark < 0 ? address : address.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : address.slice(mark + 1)),
    headers: message.headers,
    body: isFile ? '' : body.toString('utf8'),
    file: isFile ? body : undefined,
  }
}

const isControl = (address: string) => address.startsWith(controlPrefix)

/** Repeated names have a list of values. */
export function queryOf({ query }: Received): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [first = '', ...others] = query.getAll(name)
      return [name, others.length > 0 ? [first, ...others] : first]
    }),
  )
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

async function readBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += (chunk as Buffer).length
    // Reading on and discarding lets the client finish and see the answer.
    if (size <= limit) chunks.push(chunk as Buffer)
  }
  if (size > limit) throw new BodyTooLarge(`a body may have ${limit} bytes`)
  return Buffer.concat(chunks)
}

/** Parsed according to the content type; invalid JSON stays text, and a file becomes `{ bytes }`, its size. */
export function parsedBody({ headers, body, file }: Received): unknown {
  if (file) return { bytes: file.length }
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

/** From Authorization or, if a browser opens a page, from the query. */
export function tokenOf({ headers, query }: Received): string | undefined {
  const header = headers.authorization
  if (header !== undefined) return /^(?:Bearer )?(tk_\S+)$/i.exec(header)?.[1]
  for (const name of ['token', 'ticket', 'access_token']) {
    const value = query.get(name)
    if (value) return value
  }
  return undefined
}
