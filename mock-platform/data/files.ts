import type { FileAnswer } from '~/platform/contract/files'
import { defineModel } from './collection'
import type { Space } from './space'
import type { User } from './users'

/** A file itself. */
export interface StoredFileRow {
  id: string
  /** The account whose file it is; '' = everybody's. */
  owner: string
  name: string
  type: string
  /** The bytes in base64, so that an export of the space can hold them. */
  base64: string
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
}

export const storedFilesModel = defineModel<StoredFileRow>('storedFiles', 'id', ['owner'])
export const fileRecordsModel = defineModel<FileRecordRow>('fileRecords', 'id', ['owner'])

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
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  log: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

export function mimeTypeOf(extension: string): string {
  return mimeTypes[extension] ?? 'application/octet-stream'
}

/** Keeps a file's bytes; `id` where others know it by one. */
export function storeFile(
  space: Space,
  { name, type, bytes }: FileAnswer,
  { owner, id = space.random.id('file') }: { owner: string; id?: string },
): StoredFileRow {
  const base64 = Buffer.from(bytes).toString('base64')
  return space.collection(storedFilesModel).create({ id, owner, name, type, base64 })
}

/** A file that somebody may have: their own, or everybody's. */
export function fileFor(space: Space, user: User, id: string): FileAnswer | undefined {
  const file = space.collection(storedFilesModel).get(id)
  if (!file || (file.owner !== '' && file.owner !== user.account)) return undefined
  return { name: file.name, type: file.type, bytes: Buffer.from(file.base64, 'base64') }
}

/** A person's records, the last opened first. */
export function fileRecordsOf(space: Space, { account }: User): FileRecordRow[] {
  return space
    .collection(fileRecordsModel)
    .by('owner', account)
    .reverse()
    .sort((a, b) =>
      a.recentOpenTime < b.recentOpenTime ? 1 : a.recentOpenTime > b.recentOpenTime ? -1 : 0,
    )
}
