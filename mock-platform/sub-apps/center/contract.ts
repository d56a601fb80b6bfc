import { z } from 'zod'
import { fileRecordSchema } from '~contract/platform/files'
import { callsOf } from '../kit/contract'

const { read, remove, replace, send } = callsOf('fileCentre')

export const readFileRecord = read('readFileRecord', '/center/file/record/:id', {
  answer: fileRecordSchema,
})

/** Records that the user opened a file, which puts it in front. */
export const openFileRecord = send('openFileRecord', '/center/file/record/:id/open', {
  answer: fileRecordSchema,
})

export const renameFileRecord = replace('renameFileRecord', '/center/file/record/:id', {
  body: z.object({ name: z.string().trim() }),
  answer: fileRecordSchema,
})

/** Deletes the record, and the file with it; the user may restore both with `restoreFileRecord`. */
export const deleteFileRecord = remove('deleteFileRecord', '/center/file/record/:id', {
  answer: z.null(),
})

export const restoreFileRecord = send('restoreFileRecord', '/center/file/record/:id/restore', {
  answer: fileRecordSchema,
})
