import { extensionOf, fileTypeOf } from '~contract/platform/file-types'
import {
  downloadFile,
  downloadPlatformFile,
  type FileAnswer,
  type FileRecord,
  pageFileRecords,
  uploadFile,
} from '~contract/platform/files'
import type { Area } from '../area'
import {
  deleteFileRecord,
  openFileRecord,
  readFileRecord,
  renameFileRecord,
  restoreFileRecord,
} from '../contracts/center/contract'
import { nameProblem } from '../contracts/center/file-name'
import { attachmentFile } from '../data/attachment-files'
import { seedFiles } from '../data/file-seeds'
import {
  type FileRecordRow,
  fileFor,
  fileRecordsModel,
  fileRecordsOf,
  listFile,
  storedFilesModel,
  storeFile,
} from '../data/files'
import { pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import { type Call, implement, implementOn, Refusal, rowFor } from './implementation'

function answerOf({ account: _, deleted: __, fileId, ...record }: FileRecordRow): FileRecord {
  return { ...record, fileId: fileId || null }
}

const gone = '文件不存在或已被删除'

const recordThat = (deleted: boolean) =>
  rowFor(
    fileRecordsModel,
    (record, user) => record.account === user.account && record.deleted === deleted,
    gone,
  )
const ownRecord = recordThat(false)
const deletedRecord = recordThat(true)

function requireName(name: string): void {
  const problem = nameProblem(name)
  if (problem) throw new Refusal(400, problem)
}

function change({ space }: Call, record: FileRecordRow, patch: Partial<FileRecordRow>): FileRecord {
  return answerOf(space.collection(fileRecordsModel).update(record.id, patch) ?? record)
}

const records = [
  implement(pageFileRecords, ({ space, user, query: { keyword, page, size, fileType } }) => {
    const word = keyword.toLowerCase()
    const found = fileRecordsOf(space, user)
      .filter(({ name }) => name.toLowerCase().includes(word))
      .filter(({ name }) => !fileType || fileTypeOf(name) === fileType)
    return pageOf(found, page, size, answerOf)
  }),
  implementOn(ownRecord, readFileRecord, answerOf),
  implementOn(ownRecord, openFileRecord, (record, call) =>
    change(call, record, { recentOpenTime: stampOf(call.now) }),
  ),
  implementOn(ownRecord, renameFileRecord, (record, call) => {
    const { space, body } = call
    const { fileId, name } = record
    requireName(body.name)
    if (extensionOf(body.name) !== extensionOf(name)) throw new Refusal(400, '不能改变文件的类型')
    if (fileId) space.collection(storedFilesModel).update(fileId, { name: body.name })
    return change(call, record, { name: body.name })
  }),
  implementOn(ownRecord, deleteFileRecord, (record, call) => {
    change(call, record, { deleted: true })
  }),
  implementOn(deletedRecord, restoreFileRecord, (record, call) =>
    change(call, record, { deleted: false }),
  ),
]

const contents = [
  implement(uploadFile, ({ space, user, now, query: { name }, body: bytes }) => {
    requireName(name)
    if (bytes.length === 0) throw new Refusal(400, '不能上传空文件')
    const { account } = user
    const content = { kind: 'bytes' as const, base64: Buffer.from(bytes).toString('base64') }
    const file = storeFile(space, { name, content, account })
    const facts = { account, name, appName: '文件中心', recentOpenTime: stampOf(now) }
    return answerOf(listFile(space, file, facts))
  }),
  implement(downloadFile, fileThatIsThere),
  implement(downloadPlatformFile, fileThatIsThere),
]

function fileThatIsThere({ space, user, query: { fileId } }: Call<{ fileId: string }>): FileAnswer {
  const file = fileFor(space, user, fileId) ?? attachmentFile(space, user, fileId)
  if (!file) throw new Refusal(404, gone, 404)
  return file
}

export const filesArea: Area = {
  name: 'files',
  models: [storedFilesModel, fileRecordsModel],
  seed: seedFiles,
  implementations: [...records, ...contents],
}
