import { responseCode } from '~contract/platform/response-code'
import { backgroundHeader } from '~contract/portal/constants'
import { piecesOf } from './body-pieces'
import type { DownloadFailure } from './download-list'
import { nameOfDisposition } from './file-name'

/**
 * Where the bytes go, one sink per download. `write` throws if there is no space, and keeps no reference to `bytes`.
 */
export interface Sink {
  size(): number
  write(bytes: Uint8Array, at: number): void
  truncate(size: number): void
}

/** What is known once the answer has begun, and the progress. */
export interface TransferNews {
  received: number
  total: number | null
  validator: string
  /** From the answer; '' = it names none. */
  fileName: string
}

export type TransferEnd = DownloadFailure | { kind: 'done' } | { kind: 'stopped' }

export interface TransferPlan {
  url: string
  /** From the response that delivered the bytes received so far. */
  validator: string
}

interface Transfer extends TransferPlan {
  sink: Sink
  signal: AbortSignal
  report(news: TransferNews): void
  /** Time between two reports (ms). */
  pace: number
}

/** JSON up to this size (bytes) without a file name may be a backend's refusal. */
const longestRefusal = 64 * 1024

/**
 * Fetches the rest of a file into its sink, piece by piece, and never holds more than one. Bytes that have arrived are
 * kept if the server confirms that they belong to the same file; otherwise the transfer starts over. Never rejects.
 */
export async function transfer(task: Transfer): Promise<TransferEnd> {
  try {
    if (!task.validator) task.sink.truncate(0)
    const answer = await ask(task)
    return await receive(task, answer)
  } catch (error) {
    if (task.signal.aborted) return { kind: 'stopped' }
    if (error instanceof Ending) return error.failure
    const { name } = error as Error
    if (name === 'QuotaExceededError') return { kind: 'disk-full' }
    return { kind: error instanceof TypeError || name === 'AbortError' ? 'network' : 'storage' }
  }
}

/** Thrown to end a transfer from any call depth. */
class Ending extends Error {
  constructor(readonly failure: TransferEnd) {
    super(failure.kind)
  }
}

async function ask({ url, validator, sink, signal }: Transfer): Promise<Response> {
  const there = sink.size()
  // Resuming is not the user's activity: it must not keep the session alive.
  const rest = { Range: `bytes=${there}-`, 'If-Range': validator, [backgroundHeader]: '1' }
  const answer = await fetch(url, {
    signal,
    cache: 'no-store',
    redirect: 'error',
    headers: there > 0 ? rest : {},
  })
  if (answer.status !== 416 || there === 0) return answer
  // Nothing is missing: the file is complete, or has become shorter.
  if (sizeOf(answer) === there) throw new Ending({ kind: 'done' })
  sink.truncate(0)
  return ask({ url, validator, sink, signal } as Transfer)
}

async function receive(task: Transfer, answer: Response): Promise<TransferEnd> {
  const { sink } = task
  if (!answer.ok) return failureOf(answer)
  const refusal = await refusalOf(answer)
  if (refusal) return refusal
  if (answer.status !== 206) sink.truncate(0)
  else if (startOf(answer) !== sink.size()) {
    sink.truncate(0)
    return { kind: 'network' }
  }
  const news: TransferNews = {
    received: sink.size(),
    total: sizeOf(answer),
    validator: validatorOf(answer),
    fileName: nameOfDisposition(answer.headers.get('content-disposition')),
  }
  await pour(task, answer, news)
  if (news.total !== null && news.received !== news.total) return { kind: 'network' }
  return { kind: 'done' }
}

async function pour({ sink, report, pace }: Transfer, { body }: Response, news: TransferNews) {
  const publish = () => report({ ...news })
  publish()
  // Reports even while nothing arrives: otherwise the displayed speed would not fall.
  const reporting = setInterval(publish, pace)
  try {
    for await (const piece of body ? piecesOf(body) : []) {
      sink.write(piece, news.received)
      news.received += piece.byteLength
    }
  } finally {
    clearInterval(reporting)
    publish()
  }
}

function failureOf({ status }: Response): DownloadFailure {
  if (status === 401) return { kind: 'session-over' }
  if (status === 403) return { kind: 'forbidden' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  return { kind: 'service' }
}

/** Backends may also refuse with an envelope; a real file has a name, or is not JSON. */
async function refusalOf(answer: Response): Promise<DownloadFailure | null> {
  const { headers } = answer
  const isJson = /^application\/json\b/.test(headers.get('content-type') ?? '')
  const isLong = Number(headers.get('content-length') ?? 0) > longestRefusal
  if (!isJson || isLong || headers.has('content-disposition')) return null
  const content = await answer
    .clone()
    .json()
    .catch(() => null)
  if (typeof content?.code !== 'number' || content.code === responseCode.ok) return null
  if (content.code === responseCode.logout) return { kind: 'session-over' }
  return { kind: 'refused', detail: String(content.msg ?? '') }
}

/** Size of the whole file in bytes; null if the response gives none, or only the size after compression. */
function sizeOf({ status, headers }: Response): number | null {
  const given =
    status === 200
      ? !headers.has('content-encoding') && headers.get('content-length')
      : /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return given ? Number(given) : null
}

function startOf({ headers }: Response): number {
  return Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1] ?? Number.NaN)
}

/** Only a validator of the exact bytes proves that the rest belongs to those that have arrived. */
function validatorOf({ headers }: Response): string {
  if (headers.has('content-encoding')) return ''
  const tag = headers.get('etag')
  return tag && !tag.startsWith('W/') ? tag : (headers.get('last-modified') ?? '')
}
