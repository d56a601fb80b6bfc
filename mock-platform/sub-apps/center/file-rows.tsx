import { useEffect, useRef, useState } from 'react'
import { fileTypeOf } from '~contract/platform/file-types'
import type { FileRecord } from '~contract/platform/files'
import { Button, DownloadLink, PlaceLink, useAction, useApp } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
import { RenameForm } from './rename-form'

const callOf = ({ id }: FileRecord) =>
  `/service-filecenter/center/file/record/${encodeURIComponent(id)}`

/** Decorative: the name says what the file is. */
export function TypeIcon({ name }: { name: string }) {
  const { letters: sign, colour } = pages.icons[fileTypeOf(name)]
  const letters = spoken(sign)
  return (
    <span
      className={`type-icon grid flex-none font-bold place-items-center ${letters.length > 2 ? 'text-10px' : 'text-14px'}`}
      style={{ background: colour }}
      aria-hidden="true"
    >
      {letters}
    </span>
  )
}

/** The cells of the list with what can be done to a file; the last deletion can be undone. */
export function useFileRows(onChanged: () => void) {
  const { props } = useApp()
  const { act } = useAction()
  const [renaming, setRenaming] = useState('')
  const [deleted, setDeleted] = useState<FileRecord | null>(null)
  const place = useRef<HTMLDivElement>(null)

  async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const changed = await act(work, done)
    if (changed) onChanged()
    return changed
  }
  async function remove(file: FileRecord) {
    const removal = () => props.request(callOf(file), { method: 'DELETE' })
    if (await change(removal, spoken('删除成功'))) setDeleted(file)
  }
  async function restore() {
    if (!deleted) return
    const path = `${callOf(deleted)}/restore`
    if (await change(() => props.request(path, { method: 'POST' }), spoken('已恢复'))) leaveBar()
  }
  /** Keeps the focus when the bar disappears. */
  function leaveBar() {
    setDeleted(null)
    place.current?.focus()
  }
  async function rename(file: FileRecord, name: string) {
    const renamed = () => props.request(callOf(file), { method: 'PUT', body: { name } })
    if (name === file.name || (await change(renamed, spoken('重命名成功')))) setRenaming('')
  }

  const cells = {
    文件名: (file: FileRecord) => (
      <span className="flex gap-3 items-center">
        <TypeIcon name={file.name} />
        {renaming === file.id ? (
          <RenameForm
            name={file.name}
            onRename={(name) => rename(file, name)}
            onCancel={() => setRenaming('')}
          />
        ) : (
          <FileName record={file} />
        )}
      </span>
    ),
    操作: (file: FileRecord) => (
      <Actions record={file} onRename={() => setRenaming(file.id)} onDelete={() => remove(file)} />
    ),
  }
  return { cells, deleted, restore, leaveBar, place }
}

function FileName({ record: { id, fileId, name } }: { record: FileRecord }) {
  const { toast } = useApp()
  if (fileId)
    return (
      <PlaceLink to={`/file/${id}`} className="flex items-center">
        {name}
      </PlaceLink>
    )
  return (
    <button type="button" className="bare" onClick={() => toast(spoken(pages.notShown), 'danger')}>
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
    <span className="flex">
      {fileId && (
        <DownloadLink file={{ fileId, name }} className="button plain">
          {spoken('下载')}
          {hidden}
        </DownloadLink>
      )}
      <Button plain onClick={onRename}>
        {spoken('重命名')}
        {hidden}
      </Button>
      <Button plain onClick={onDelete}>
        {spoken('删除')}
        {hidden}
      </Button>
    </span>
  )
}

interface DeletedBarProps {
  record: FileRecord
  onRestore(): Promise<void>
  onClose(): void
}

/** Stays until it is used or closed. Takes the focus from the deleted row. */
export function DeletedBar({ record, onRestore, onClose }: DeletedBarProps) {
  const { busy, act } = useAction()
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file was deleted
  useEffect(() => undo.current?.focus(), [record.id])
  return (
    <div className="row py-2 px-edge bg-sunken border-b" role="status">
      <span className="grow">{spoken('已删除“{name}”', { name: record.name })}</span>
      <Button ref={undo} aria-disabled={busy} onClick={() => act(onRestore)}>
        {busy ? spoken('正在撤销…') : spoken('撤销')}
      </Button>
      <Button plain onClick={onClose}>
        {spoken('关闭')}
      </Button>
    </div>
  )
}
