import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Dispatcher, request } from 'undici'
import { downloadFile } from '~contract/platform/files'
import type { PortalConfig } from '../config/env'
import { ConversionError } from './converter'
import { createLockSearch } from './office-endings'

type Answer = Dispatcher.ResponseData

interface AskOptions {
  config: Pick<PortalConfig, 'PLATFORM_URL' | 'SERVICE_PREFIXES' | 'READ_TIMEOUT_MS'>
  fileId: string
  /** The user's token at the platform, which decides who may read the file. */
  token: string
  requestId: string
  signal: AbortSignal
}

/** Downloads a file from the platform as one user and returns the answer. */
export function askForOriginal({
  config,
  fileId,
  token,
  requestId,
  signal,
}: AskOptions): Promise<Answer> {
  const { PLATFORM_URL = '', SERVICE_PREFIXES, READ_TIMEOUT_MS } = config
  const query = new URLSearchParams({ fileId })
  const url = `${PLATFORM_URL.replace(/\/$/, '')}${SERVICE_PREFIXES.file}${downloadFile.path}?${query}`
  return request(url, {
    headers: { authorization: `Bearer ${token}`, 'x-request-id': requestId },
    headersTimeout: READ_TIMEOUT_MS,
    bodyTimeout: READ_TIMEOUT_MS,
    signal,
  })
}

/** Whether an answer is a file. Backends may refuse with an envelope and status 200. */
export function isFile({ statusCode, headers }: Answer): boolean {
  const isEnvelope = String(headers['content-type'] ?? '').includes('json')
  return statusCode === 200 && (!isEnvelope || headers['content-disposition'] !== undefined)
}

/** The portal's status for an answer that is no file; an envelope with status 200 is a refusal as well. */
export function refusalOf(status: number): number {
  if (status === 200) return 404
  return [401, 403, 404, 410].includes(status) ? status : 502
}

/** How many first bytes tell a file's format. */
const headLength = 16

/**
 * Writes a file's content into a folder, which the caller removes, and returns what is then known of it. Throws
 * ConversionError `huge`.
 */
export async function saveOriginal({ body }: Answer, folder: string, most: number) {
  const place = path.join(folder, randomUUID())
  const lock = createLockSearch()
  let head = Buffer.alloc(0)
  const hash = createHash('sha256')
  const file = await open(place, 'wx')
  let length = 0
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > most) throw new ConversionError('huge', `the file has over ${most} bytes`)
      hash.update(piece)
      lock.see(piece)
      if (head.length < headLength) head = Buffer.concat([head, piece]).subarray(0, headLength)
      await file.writeFile(piece)
    }
  } catch (error) {
    await rm(place, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return { path: place, digest: hash.digest('hex'), head, isLocked: lock.isLocked() }
}
