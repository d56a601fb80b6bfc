import type { Readable } from 'node:stream'
import { type Dispatcher, request } from 'undici'
import type { PlainAnswers } from '~text/plain-answers'
import type { EntryCookies } from './entry-cookies'

/** Timeout for a page of an app's own server (ms), and the page's size limit (bytes). */
const patience = 10_000
const largestPage = 5 * 1024 * 1024
const mostRedirects = 3

/** A request to an app's own server, which does not get the user's token. */
export interface PageCall {
  address: URL
  /** A form's body, with its content headers; absent = GET. */
  form?: { body: Readable; headers: Record<string, string> }
  cookies: EntryCookies
  /** The browser's Cookie header. */
  cookieHeader: string | undefined
}

/** A page's bytes, its content type, and the address it came from. */
export interface EntryPage {
  bytes: Buffer
  type: string
  /** Content-Disposition; '' = none. */
  disposition: string
  address: URL
  /** Set-Cookie values for the browser. */
  cookies: string[]
}

/** Why a page is not available; unreachable: this server got no answer. */
export interface PageFailure {
  failure: string
  kind?: 'fetch' | 'unreachable'
}

/** After a form: where the page with the result is. */
interface PageElsewhere {
  next: URL
  cookies: string[]
}

/**
 * Gets a page of an app's own server. Follows redirects within its site, except one after a form: the browser follows
 * that itself, so that a reload does not send the form again.
 */
export async function fetchEntryPage(
  call: PageCall,
  texts: PlainAnswers,
): Promise<EntryPage | PageElsewhere | PageFailure> {
  try {
    return await follow(call, texts, mostRedirects)
  } catch (error) {
    const kind = error instanceof RangeError ? 'fetch' : 'unreachable'
    return { kind, failure: `${call.address.origin}: ${(error as Error).message}` }
  }
}

async function follow(
  call: PageCall,
  texts: PlainAnswers,
  left: number,
  before: readonly string[] = [],
): Promise<EntryPage | PageElsewhere | PageFailure> {
  const { address, form } = call
  const answer = await ask(call)
  const { statusCode, headers, body } = answer
  const cookies = [...before, ...call.cookies.kept(headers['set-cookie'])]
  const next = redirectOf(answer, address)
  if (next || statusCode !== 200) await body.dump()
  if (next && (next.origin !== address.origin || left === 0)) {
    return { failure: `${address.pathname} → ${next.origin}` }
  }
  if (next && form) return { next, cookies }
  if (next) return follow({ ...call, address: next }, texts, left - 1, cookies)
  if (statusCode !== 200) return { failure: texts.entryFailed(address.pathname, statusCode) }
  const said = (name: string) => String(headers[name] ?? '')
  return {
    bytes: await bytesOf(body),
    type: said('content-type'),
    disposition: said('content-disposition'),
    address,
    cookies,
  }
}

function ask({ address, form, cookies, cookieHeader }: PageCall) {
  const cookie = cookies.sent(cookieHeader)
  return request(address, {
    method: form ? 'POST' : 'GET',
    body: form?.body ?? null,
    // A form may upload files, which takes time, so only its answer has a timeout.
    ...(form ? { headersTimeout: patience } : { signal: AbortSignal.timeout(patience) }),
    headers: {
      accept: 'text/html',
      ...(form && { ...form.headers, origin: address.origin }),
      ...(cookie && { cookie }),
    },
  })
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, from: URL): URL | null {
  const { location } = headers
  if (statusCode < 300 || statusCode >= 400 || !location) return null
  return new URL(String(location), from)
}

/** Throws RangeError if the page is larger than allowed. */
export async function bytesOf(body: Dispatcher.ResponseData['body']): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestPage) throw new RangeError(`a page of more than ${largestPage} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
