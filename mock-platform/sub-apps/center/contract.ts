import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { fileRecordSchema } from '~contract/platform/files'

export const readFileRecord = endpoint({
  name: 'readFileRecord',
  service: 'fileCentre',
  method: 'GET',
  path: '/center/file/record/:id',
  auth: 'token',
  answer: fileRecordSchema,
})

/** Says that its owner opened a file, which puts it in front. */
export const openFileRecord = endpoint({
  name: 'openFileRecord',
  service: 'fileCentre',
  method: 'POST',
  path: '/center/file/record/:id/open',
  auth: 'token',
  answer: fileRecordSchema,
})

export const renameFileRecord = endpoint({
  name: 'renameFileRecord',
  service: 'fileCentre',
  method: 'PUT',
  path: '/center/file/record/:id',
  auth: 'token',
  body: z.object({ name: z.string().trim() }),
  answer: fileRecordSchema,
})

/** Deletes the record, and the file with it; its owner may have both back by `restoreFileRecord`. */
export const deleteFileRecord = endpoint({
  name: 'deleteFileRecord',
  service: 'fileCentre',
  method: 'DELETE',
  path: '/center/file/record/:id',
  auth: 'token',
  answer: z.null(),
})

export const restoreFileRecord = endpoint({
  name: 'restoreFileRecord',
  service: 'fileCentre',
  method: 'POST',
  path: '/center/file/record/:id/restore',
  auth: 'token',
  answer: fileRecordSchema,
})
