import { z } from 'zod'
import { fileRecordSchema } from '~contract/platform/files'
import { callsOf } from '../kit/contract'

const { read, remove, replace, send } = callsOf('fileCentre')

export const readFileRecord = read('readFileRecord', '/center/file/record/:id', {
  answer: fileRecordSchema,
})

/** Says that its owner opened a file, which puts it in front. */
export const openFileRecord = send('openFileRecord', '/center/file/record/:id/open', {
  answer: fileRecordSchema,
})

export const renameFileRecord = replace('renameFileRecord', '/center/file/record/:id', {
  body: z.object({ name: z.string().trim() }),
  answer: fileRecordSchema,
})

/** Deletes the record, and the file with it; its owner may have both back by `restoreFileRecord`. */
export const deleteFileRecord = remove('deleteFileRecord', '/center/file/record/:id', {
  answer: z.null(),
})

export const restoreFileRecord = send('restoreFileRecord', '/center/file/record/:id/restore', {
  answer: fileRecordSchema,
})
