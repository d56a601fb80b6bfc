import { z } from 'zod'
import { fileRecordSchema } from '~contract/platform/files'
import { callsOf } from '../calls'

const { read, remove, replace, send } = callsOf('fileCentre')

export const readFileRecord = read('readFileRecord', '/center/file/record/:id', {
  answer: fileRecordSchema,
})

/** Records that the user opened a file, which moves it to the top. */
export const openFileRecord = send('openFileRecord', '/center/file/record/:id/open', {
  answer: fileRecordSchema,
})

export const renameFileRecord = replace('renameFileRecord', '/center/file/record/:id', {
  body: z.object({ name: z.string().trim() }),
  answer: fileRecordSchema,
})

/** Also deletes the file; `restoreFileRecord` restores both. */
export const deleteFileRecord = remove('deleteFileRecord', '/center/file/record/:id', {
  answer: z.null(),
})

export const restoreFileRecord = send('restoreFileRecord', '/center/file/record/:id/restore', {
  answer: fileRecordSchema,
})
