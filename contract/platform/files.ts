import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, pageSchema, textSchema } from './envelope'
import { fileTypes } from './file-types'

/** A user's file, or one that they opened in an app. */
export const fileRecordSchema = z.object({
  id: idSchema,
  /** The id of the file itself; absent if the app stores it. */
  fileId: idSchema.nullish(),
  name: z.string(),
  mimeType: textSchema,
  /** The app that it comes from. */
  appName: textSchema,
  /** `YYYY-MM-DD HH:mm:ss` */
  recentOpenTime: textSchema,
  /** In bytes; absent = unknown. */
  size: z.coerce.number().int().nonnegative().nullish(),
})

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** Yields the bytes from `start` up to `end` (exclusive), chunk by chunk. */
type ReadPart = (start: number, end: number) => AsyncIterable<Uint8Array>

const fileAnswerSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number().int().nonnegative(),
  /** Changes with the content: its ETag. */
  version: z.string(),
  read: z.custom<ReadPart>((value) => typeof value === 'function'),
})

export type FileRecord = z.infer<typeof fileRecordSchema>
/** What an endpoint with `answerKind: 'file'` answers. */
export type FileAnswer = z.infer<typeof fileAnswerSchema>

/** The user's files, the last opened first. */
export const pageFileRecords = endpoint({
  name: 'pageFileRecords',
  service: 'fileCentre',
  path: '/center/file/record/page',
  query: z.object({
    keyword: z.string().trim().default(''),
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
    fileType: z.enum(fileTypes).or(z.literal('')).default(''),
  }),
  answer: pageSchema(fileRecordSchema),
})

/** Stores a file and adds it to the user's list. */
export const uploadFile = endpoint({
  name: 'uploadFile',
  service: 'file',
  method: 'POST',
  path: '/file/upload',
  query: z.object({ name: z.string().trim().min(1).max(100) }),
  bodyKind: 'file',
  body: bytesSchema,
  answer: fileRecordSchema,
})

const download = {
  service: 'file',
  query: z.object({ fileId: idSchema }),
  answerKind: 'file',
  answer: fileAnswerSchema,
} as const

/** Both download calls support partial content (Range, If-Range) and send the file's version (ETag). */
export const downloadFile = endpoint({
  ...download,
  name: 'downloadFile',
  path: '/file/download',
})

export const downloadPlatformFile = endpoint({
  ...download,
  name: 'downloadPlatformFile',
  path: '/file/static/platform/download',
})
