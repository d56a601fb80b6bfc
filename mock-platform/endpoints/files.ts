import { extensionOf, fileTypeOf } from '~/platform/contract/file-types'
import {
  downloadFile,
  type FileRecord,
  pageFileRecords,
  uploadFile,
} from '~/platform/contract/files'
import type { Area } from '../area'
import { attachmentFile } from '../data/attachment-files'
import { seedFiles } from '../data/file-seeds'
import {
  type FileRecordRow,
  fileFor,
  fileRecordsModel,
  fileRecordsOf,
  mimeTypeOf,
  storedFilesModel,
  storeFile,
} from '../data/files'
import { stampOf } from '../data/occasions'
import { pageOf } from '../data/page'
import {
  deleteFileRecord,
  openFileRecord,
  readFileRecord,
  renameFileRecord,
} from '../sub-apps/center/contract'
import { nameProblem } from '../sub-apps/center/file-name'
import { type Call, implement, Refusal } from './implementation'

function answerOf({ owner: _, fileId, ...record }: FileRecordRow): FileRecord {
  return { ...record, fileId: fileId || null }
}

function ownRecord({ space, user, params }: Call): FileRecordRow {
  const record = space.collection(fileRecordsModel).get(params.id ?? '')
  if (record?.owner !== user.account) throw new Refusal(404, '文件不存在或已被删除')
  return record
}

function requireName(name: string): void {
  const problem = nameProblem(name)
  if (problem) throw new Refusal(400, problem)
}

function change(call: Call, patch: Partial<FileRecordRow>): FileRecord {
  const record = ownRecord(call)
  return answerOf(call.space.collection(fileRecordsModel).update(record.id, patch) ?? record)
}

const records = [
  implement(pageFileRecords, ({ space, user, query: { keyword, page, size, fileType } }) => {
    const word = keyword.toLowerCase()
    const found = fileRecordsOf(space, user)
      .filter(({ name }) => name.toLowerCase().includes(word))
      .filter(({ name }) => !fileType || fileTypeOf(name) === fileType)
    const { records, total } = pageOf(found, page, size)
    return { records: records.map(answerOf), total }
  }),
  implement(readFileRecord, (call) => answerOf(ownRecord(call))),
  implement(openFileRecord, (call) => change(call, { recentOpenTime: stampOf(call.now) })),
  implement(renameFileRecord, (call) => {
    const { space, body } = call
    const { fileId, name } = ownRecord(call)
    requireName(body.name)
    if (extensionOf(body.name) !== extensionOf(name)) throw new Refusal(400, '不能改变文件的类型')
    if (fileId) space.collection(storedFilesModel).update(fileId, { name: body.name })
    return change(call, { name: body.name })
  }),
  implement(deleteFileRecord, (call) => {
    const { id, fileId } = ownRecord(call)
    call.space.collection(storedFilesModel).remove(fileId)
    call.space.collection(fileRecordsModel).remove(id)
    return null
  }),
]

const contents = [
  implement(uploadFile, ({ space, user, now, query: { name }, body: bytes }) => {
    requireName(name)
    if (bytes.length === 0) throw new Refusal(400, '不能上传空文件')
    const type = mimeTypeOf(extensionOf(name))
    const file = storeFile(space, { name, type, bytes }, { owner: user.account })
    const record = space.collection(fileRecordsModel).create({
      id: space.random.id('record'),
      owner: user.account,
      fileId: file.id,
      name,
      mimeType: type,
      appName: '文件中心',
      recentOpenTime: stampOf(now),
      size: bytes.length,
    })
    return answerOf(record)
  }),
  implement(downloadFile, ({ space, user, query: { fileId } }) => {
    const file = fileFor(space, user, fileId) ?? attachmentFile(space, user, fileId)
    if (!file) throw new Refusal(404, '文件不存在或已被删除', 404)
    return file
  }),
]

/** Files with their bytes, and each person's list of them. */
export const filesArea: Area = {
  name: 'files',
  models: [storedFilesModel, fileRecordsModel],
  seed: seedFiles,
  implementations: [...records, ...contents],
}
