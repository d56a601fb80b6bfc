import { extensionOf } from '~contract/platform/file-types'
import type { FileAnswer } from '~contract/platform/files'
import { defineModel } from './collection'
import { generatedBytes } from './generated-bytes'
import { type SampleName, sampleBytes } from './samples/samples'
import type { Space } from './space'
import type { User } from './users'

/** What a file holds: its bytes (in base64, so that an export of the space can hold them), a sample, or endless chance. */
type FileContent =
  | { kind: 'bytes'; base64: string }
  | { kind: 'sample'; sample: SampleName }
  | { kind: 'generated' }

/** A file itself. */
export interface StoredFileRow {
  id: string
  /** The account whose file it is; '' = everybody's. */
  owner: string
  name: string
  size: number
  content: FileContent
}

/** A line of a person's file centre. */
export interface FileRecordRow {
  id: string
  owner: string
  /** '' = its app keeps the file. */
  fileId: string
  name: string
  mimeType: string
  appName: string
  /** `YYYY-MM-DD HH:mm:ss` */
  recentOpenTime: string
  /** Bytes; null = nobody knows. */
  size: number | null
  /** Its owner may still have it back. */
  deleted: boolean
}

export const storedFilesModel = defineModel<StoredFileRow>('storedFiles', 'id', ['owner'])
export const fileRecordsModel = defineModel<FileRecordRow>('fileRecords', 'id', ['owner', 'fileId'])

const mimeTypes: Record<string, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  zip: 'application/zip',
  ofd: 'application/ofd',
  ts: 'text/plain; charset=utf-8',
  js: 'text/plain; charset=utf-8',
  py: 'text/plain; charset=utf-8',
  sql: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  log: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

export function mimeTypeOf(name: string): string {
  return mimeTypes[extensionOf(name)] ?? 'application/octet-stream'
}

interface NewFile {
  name: string
  content: FileContent
  /** Only generated ones have to say it. */
  size?: number
  owner: string
  /** Where others know it by one. */
  id?: string
}

/** Keeps a file. */
export function storeFile(space: Space, { id, size, ...file }: NewFile): StoredFileRow {
  return space.collection(storedFilesModel).create({
    ...file,
    id: id ?? space.random.id('file'),
    size: size ?? wholeBytes(file.content).length,
  })
}

/** Lists a file among its owner's; without one its app keeps it. */
export function listFile(
  space: Space,
  file: StoredFileRow | null,
  facts: Pick<FileRecordRow, 'owner' | 'name' | 'appName' | 'recentOpenTime'>,
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

/** Everybody may have as many bytes as they ask for: `huge-5368709120`. */
const hugeId = /^huge-(\d{1,15})$/

/** A file that somebody may have: their own, or everybody's. */
export function fileFor(space: Space, user: User, id: string): FileAnswer | undefined {
  const bytes = hugeId.exec(id)?.[1]
  if (bytes) return answerOf({ id, name: `大文件-${bytes}.bin`, size: Number(bytes) })
  const file = space.collection(storedFilesModel).get(id)
  if (!file || (file.owner !== '' && file.owner !== user.account)) return undefined
  const [record] = space.collection(fileRecordsModel).by('fileId', id)
  return record?.deleted ? undefined : answerOf(file)
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

/** A file that is made when it is asked for. */
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

/** A person's records, the last opened first. */
export function fileRecordsOf(space: Space, { account }: User): FileRecordRow[] {
  return space
    .collection(fileRecordsModel)
    .by('owner', account)
    .filter(({ deleted }) => !deleted)
    .reverse()
    .sort((a, b) =>
      a.recentOpenTime < b.recentOpenTime ? 1 : a.recentOpenTime > b.recentOpenTime ? -1 : 0,
    )
}
