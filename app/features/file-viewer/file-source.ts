import type { ViewerTexts } from '~text/viewer'
import type { InnerFile } from './inner-files'
import { viewerLimits } from './limits'
import { shownName } from './shown-name'

export type FailureName = keyof ViewerTexts['failures']

/** Why a file is not shown. */
export class FileFailure extends Error {
  override name = 'FileFailure'
  constructor(readonly failure: FailureName) {
    super(failure)
  }
}

/** What the server knows about a file before it is read. */
export interface FileFacts {
  /** '' = the file is inside another file. */
  source: string
  /** The whole content, if the file is inside another file. */
  bytes?: Uint8Array<ArrayBuffer>
  /** '' = unknown. */
  name: string
  /** Bytes; null = unknown. */
  size: number | null
  head: Uint8Array
  /** The server supports range requests for it. */
  ranges: boolean
  /** The address of the file as PDF; absent or null = the server cannot convert it. */
  converted?: string | null
}

const failureOfStatus: Record<number, FailureName> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'missing',
  410: 'missing',
}

/** The failure that corresponds to an HTTP status. */
export function failureFor(status: number): FailureName {
  return failureOfStatus[status] ?? 'status'
}

/** The facts of a file inside another one. */
export function innerFacts({ name, bytes }: InnerFile): FileFacts {
  const head = bytes.subarray(0, viewerLimits.head)
  return { source: '', name, size: bytes.length, bytes, head, ranges: true }
}

/** Requests the first bytes of a file. Throws FileFailure; an abort error is passed on unchanged. */
export async function openFile(source: string, signal: AbortSignal): Promise<FileFacts> {
  const { head: wanted } = viewerLimits
  const answer = await ask(source, signal, `bytes=0-${wanted - 1}`)
  if (answer.status === 416) throw new FileFailure('empty')
  const head = await readUpTo(answer, wanted, signal)
  if (isRefusal(answer, head)) throw new FileFailure('missing')
  if (head.length === 0) throw new FileFailure('empty')
  const ranges = answer.status === 206
  return { source, name: nameIn(answer), size: sizeOf(answer, ranges), head, ranges }
}

/** Reads a whole file, up to the limit. `onProgress` receives the share that has arrived, if the size is known. */
export async function readWhole(
  { source, bytes: known, size }: FileFacts,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { whole } = viewerLimits
  if (size !== null && size > whole) throw new FileFailure('huge')
  if (known) return known
  const answer = await ask(source, signal)
  let last = 0
  const bytes = await readUpTo(answer, whole + 1, signal, (length) => {
    const share = size ? Math.floor((length / size) * 100) / 100 : 0
    if (share > last) onProgress(Math.min(1, share))
    last = share
  })
  if (bytes.length > whole) throw new FileFailure('huge')
  return bytes
}

/** Reads a range of a file whose server supports ranges. */
export async function readPiece(
  { source, bytes }: FileFacts,
  from: number,
  length: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (bytes) return bytes.subarray(from, from + length)
  const answer = await ask(source, signal, `bytes=${from}-${from + length - 1}`)
  if (answer.status === 416) return new Uint8Array()
  if (from > 0 && answer.status !== 206) throw new FileFailure('status')
  return readUpTo(answer, length, signal)
}

async function ask(source: string, signal: AbortSignal, range?: string): Promise<Response> {
  const answer = await fetch(source, { signal, ...(range && { headers: { Range: range } }) }).catch(
    (error: Error) => {
      throw signal.aborted ? error : new FileFailure('unreachable')
    },
  )
  if (!answer.ok && answer.status !== 416) throw new FileFailure(failureFor(answer.status))
  return answer
}

/** The response's bytes, up to `limit`; the rest is not read. */
async function readUpTo(
  answer: Response,
  limit: number,
  signal: AbortSignal,
  onLength: (length: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = answer.body?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    while (reader && length < limit) {
      const { value, done } = await reader.read()
      if (done) break
      parts.push(value)
      length += value.length
      onLength(length)
    }
  } catch (error) {
    throw signal.aborted ? error : new FileFailure('unreachable')
  }
  await reader?.cancel()
  const all = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
  return all.slice(0, limit)
}

/** Backends may send a refusal as an envelope, often with status 200: the response is then an error, not a file. */
function isRefusal({ headers }: Response, head: Uint8Array): boolean {
  if (headers.has('Content-Disposition')) return false
  if (!headers.get('Content-Type')?.includes('json')) return false
  try {
    const { code, data } = JSON.parse(new TextDecoder().decode(head)) ?? {}
    return typeof code === 'number' && data === null
  } catch {
    return false
  }
}

function sizeOf({ headers }: Response, ranges: boolean): number | null {
  const total = ranges
    ? headers.get('Content-Range')?.split('/')[1]
    : headers.get('Content-Encoding') === null && headers.get('Content-Length')
  return total && /^\d+$/.test(total) ? Number(total) : null
}

/** The file name in the response (RFC 6266); '' if there is none. */
function nameIn({ headers }: Response): string {
  const disposition = headers.get('Content-Disposition') ?? ''
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition)
  try {
    return shownName(decodeURIComponent(extended ?? plain?.[1] ?? plain?.[2] ?? ''))
  } catch {
    return ''
  }
}
