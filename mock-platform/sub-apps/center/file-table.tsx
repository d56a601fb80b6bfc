import { useEffect, useRef, useState } from 'react'
import { fileTypeOf } from '~contract/platform/file-types'
import type { FileRecord } from '~contract/platform/files'
import {
  Button,
  type Column,
  DownloadLink,
  PlaceLink,
  Table,
  useAction,
  useApp,
} from '../kit/react'
import { dateText } from '../kit/texts'
import { notShown, sizeText, typeLetters } from './file-texts'
import { RenameForm } from './rename-form'

const callOf = ({ id }: FileRecord) =>
  `/service-filecenter/center/file/record/${encodeURIComponent(id)}`

/** A sheet in the colour of its kind. Decorative: the name says what the file is. */
export function TypeIcon({ name }: { name: string }) {
  const type = fileTypeOf(name)
  return (
    <span className={`type-icon type-${type}`} aria-hidden="true">
      {typeLetters[type]}
    </span>
  )
}

const facts: readonly Column<FileRecord>[] = [
  { title: '来源', cell: ({ appName }) => appName || '—' },
  { title: '大小', numeric: true, cell: ({ size }) => sizeText(size) },
  { title: '最近打开', numeric: true, cell: ({ recentOpenTime }) => dateText(recentOpenTime) },
]

interface FileTableProps {
  records: FileRecord[]
  busy: boolean
  /** What to say where there are none. */
  empty: string
  onChanged(): void
}

/** What can be done to a file; each tells whether it was. */
function useFileActions(onChanged: () => void) {
  const { props } = useApp()
  const { act } = useAction()
  async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const changed = await act(work, done)
    if (changed) onChanged()
    return changed
  }
  return {
    remove: (file: FileRecord) =>
      change(() => props.request(callOf(file), { method: 'DELETE' }), '删除成功'),
    restore: (file: FileRecord) =>
      change(() => props.request(`${callOf(file)}/restore`, { method: 'POST' }), '已恢复'),
    rename: (file: FileRecord, name: string) =>
      change(() => props.request(callOf(file), { method: 'PUT', body: { name } }), '重命名成功'),
  }
}

export function FileTable({ records, busy, empty, onChanged }: FileTableProps) {
  const files = useFileActions(onChanged)
  const [renaming, setRenaming] = useState('')
  const [deleted, setDeleted] = useState<FileRecord | null>(null)
  const place = useRef<HTMLDivElement>(null)

  async function remove(record: FileRecord) {
    if (await files.remove(record)) setDeleted(record)
  }
  async function restore(record: FileRecord) {
    if (await files.restore(record)) leaveBar()
  }
  /** The focus must not get lost with the bar. */
  function leaveBar() {
    setDeleted(null)
    place.current?.focus()
  }
  async function rename(record: FileRecord, name: string) {
    if (name === record.name || (await files.rename(record, name))) setRenaming('')
  }

  const title: Column<FileRecord> = {
    title: '文件名',
    cell: (record) => (
      <span className="file-name">
        <TypeIcon name={record.name} />
        {renaming === record.id ? (
          <RenameForm
            name={record.name}
            onRename={(name) => rename(record, name)}
            onCancel={() => setRenaming('')}
          />
        ) : (
          <FileName record={record} />
        )}
      </span>
    ),
  }
  const actions: Column<FileRecord> = {
    title: '操作',
    cell: (record) => (
      <Actions
        record={record}
        onRename={() => setRenaming(record.id)}
        onDelete={() => remove(record)}
      />
    ),
  }
  return (
    <div ref={place} tabIndex={-1} className="file-list">
      {deleted && (
        <DeletedBar record={deleted} onRestore={() => restore(deleted)} onClose={leaveBar} />
      )}
      {records.length === 0 ? (
        <p className="state">{empty}</p>
      ) : (
        <Table
          label="个人文件"
          className="files"
          busy={busy}
          columns={[title, ...facts, actions]}
          rows={records}
        />
      )}
    </div>
  )
}

/** Opens the file; where its app keeps it, says so. */
function FileName({ record: { id, fileId, name } }: { record: FileRecord }) {
  const { toast } = useApp()
  if (fileId) return <PlaceLink to={`/file/${id}`}>{name}</PlaceLink>
  return (
    <button type="button" className="bare" onClick={() => toast(notShown, 'danger')}>
      {name}
    </button>
  )
}

interface ActionsProps {
  record: FileRecord
  onRename(): void
  onDelete(): void
}

function Actions({ record: { fileId, name }, onRename, onDelete }: ActionsProps) {
  const hidden = <span className="visually-hidden">{name}</span>
  return (
    <span className="file-actions">
      {fileId && (
        <DownloadLink file={{ fileId, name }} className="button plain">
          下载{hidden}
        </DownloadLink>
      )}
      <Button plain onClick={onRename}>
        重命名{hidden}
      </Button>
      <Button plain onClick={onDelete}>
        删除{hidden}
      </Button>
    </span>
  )
}

interface DeletedBarProps {
  record: FileRecord
  /** Settles when it was tried. */
  onRestore(): Promise<void>
  onClose(): void
}

/** The way back for what was just deleted; it stays until it is used or closed. The focus comes here from the row that went. */
function DeletedBar({ record, onRestore, onClose }: DeletedBarProps) {
  const { busy, act } = useAction()
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file was deleted
  useEffect(() => undo.current?.focus(), [record.id])
  return (
    <div className="deleted-bar row" role="status">
      <span className="grow">已删除“{record.name}”</span>
      <Button ref={undo} aria-disabled={busy} onClick={() => act(onRestore)}>
        {busy ? '正在撤销…' : '撤销'}
      </Button>
      <Button plain onClick={onClose}>
        关闭
      </Button>
    </div>
  )
}
