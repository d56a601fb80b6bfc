import { z } from 'zod'
import { extensionOf } from '~contract/platform/file-types'
import type { FileAnswer } from '~contract/platform/files'
import { content } from '../content'
import { defineModel } from './collection'
import { generatedBytes } from './generated-bytes'
import { hugePdf } from './huge-pdf'
import { latestFirst } from './lists'
import { sampleBytes } from './samples'
import type { Space } from './space'
import type { User } from './users'

/** In base64 so that an export of the space can hold it; `generated` is any number of made-up bytes. */
type FileContent =
  | { kind: 'bytes'; base64: string }
  | { kind: 'sample'; sample: string }
  | { kind: 'generated' }

export interface StoredFileRow {
  id: string
  /** '' = for all users. */
  account: string
  name: string
  size: number
  content: FileContent
}

export interface FileRecordRow {
  id: string
  account: string
  /** '' = its app keeps the file. */
  fileId: string
  name: string
  mimeType: string
  appName: string
  /** `YYYY-MM-DD HH:mm:ss` */
  recentOpenTime: string
  /** Bytes; null = unknown. */
  size: number | null
  /** The user can still restore it. */
  deleted: boolean
}

export const storedFilesModel = defineModel<StoredFileRow>('storedFiles', 'id', ['account'])
export const fileRecordsModel = defineModel<FileRecordRow>('fileRecords', 'id', [
  'account',
  'fileId',
])

const mimeTypes = content('mime-types', z.record(z.string(), z.string()))

export function mimeTypeOf(name: string): string {
  return mimeTypes()[extensionOf(name)] ?? 'application/octet-stream'
}

interface NewFile {
  name: string
  content: FileContent
  /** Needed for generated content. */
  size?: number
  account: string
  /** For files that others refer to by id. */
  id?: string
}

export function storeFile(space: Space, { id, size, ...file }: NewFile): StoredFileRow {
  return space.collection(storedFilesModel).create({
    ...file,
    id: id ?? space.random.id('file'),
    size: size ?? wholeBytes(file.content).length,
  })
}

/** A file without a list entry is kept by its app alone. */
export function listFile(
  space: Space,
  file: StoredFileRow | null,
  facts: Pick<FileRecordRow, 'account' | 'name' | 'appName' | 'recentOpenTime'>,
): FileRecordRow {
  return space.collection(fileRecordsModel).create({
    ...facts,
    id: space.random.id('record'),
    fileId: file?.id ?? '',
    mimeType: mimeTypeOf(facts.name),
    size: file?.size ?? null,
    deleted: false,
  })
}

/** Any user may ask for any number of bytes: `huge-5368709120`. */
const hugeId = /^huge-(\d{1,15})$/

/** And for a PDF of any number of pages: `huge-pdf-5000` has 300 MB. */
const hugePdfId = /^huge-pdf-(\d{1,4})$/

/** The user's own file, or one for all users. */
export function fileFor(space: Space, user: User, id: string): FileAnswer | undefined {
  const bytes = hugeId.exec(id)?.[1]
  if (bytes) return answerOf({ id, name: `大文件-${bytes}.bin`, size: Number(bytes) })
  const pages = hugePdfId.exec(id)?.[1]
  if (pages) return hugePdfAnswer(id, Number(pages))
  const file = space.collection(storedFilesModel).get(id)
  if (!file || (file.account !== '' && file.account !== user.account)) return undefined
  const [record] = space.collection(fileRecordsModel).by('fileId', id)
  return record?.deleted ? undefined : answerOf(file)
}

function hugePdfAnswer(id: string, pages: number): FileAnswer {
  return { name: `大文件-${pages}页.pdf`, type: 'application/pdf', version: id, ...hugePdf(pages) }
}

function answerOf({
  id,
  name,
  size,
  content = { kind: 'generated' },
}: Pick<StoredFileRow, 'id' | 'name' | 'size'> & Partial<StoredFileRow>): FileAnswer {
  return {
    name,
    size,
    type: mimeTypeOf(name),
    version: `${id}-${size}`,
    read: (start, end) =>
      content.kind === 'generated'
        ? generatedBytes(id, start, end)
        : part(wholeBytes(content), start, end),
  }
}

export function fileOf(id: string, name: string, bytes: Buffer): FileAnswer {
  return {
    name,
    size: bytes.length,
    type: mimeTypeOf(name),
    version: `${id}-${bytes.length}`,
    read: (start, end) => part(bytes, start, end),
  }
}

function wholeBytes(content: FileContent): Buffer {
  if (content.kind === 'bytes') return Buffer.from(content.base64, 'base64')
  if (content.kind === 'sample') return sampleBytes(content.sample)
  throw new RangeError('a generated file is never whole')
}

async function* part(bytes: Buffer, start: number, end: number): AsyncGenerator<Uint8Array> {
  const step = 256 * 1024
  for (let at = start; at < end; at += step) yield bytes.subarray(at, Math.min(end, at + step))
}

/** The most recently opened first. */
export function fileRecordsOf(space: Space, { account }: User): FileRecordRow[] {
  const records = space.collection(fileRecordsModel).by('account', account)
  return latestFirst(
    records.filter(({ deleted }) => !deleted),
    'recentOpenTime',
  )
}
