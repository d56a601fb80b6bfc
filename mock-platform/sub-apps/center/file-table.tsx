import { useRef, useState } from 'react'
import type { FileRecord } from '~contract/platform/files'
import type { ReactAppProps } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import { DeletedBar } from './deleted-bar'
import { FileRow } from './file-row'

interface FileTableProps extends ReactAppProps {
  records: FileRecord[]
  busy: boolean
  searching: boolean
  onChanged(): void
}

export function FileTable({ records, busy, searching, ...app }: FileTableProps) {
  const { context, history, onChanged } = app
  const { props, toast } = context
  const [renaming, setRenaming] = useState('')
  const [deleted, setDeleted] = useState<FileRecord | null>(null)
  const place = useRef<HTMLDivElement>(null)

  /** Does something to a record; false where it failed, which is said. */
  async function act(done: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      toast(done)
      onChanged()
      return true
    } catch (error) {
      toast(failureText(error), 'danger')
      return false
    }
  }

  const address = (id: string) => `/service-filecenter/center/file/record/${encodeURIComponent(id)}`

  async function remove(record: FileRecord) {
    const removal = () => props.request(address(record.id), { method: 'DELETE' })
    if (await act('删除成功', removal)) setDeleted(record)
  }

  async function restore({ id }: FileRecord) {
    const restoring = () => props.request(`${address(id)}/restore`, { method: 'POST' })
    if (await act('已恢复', restoring)) leaveBar()
  }

  /** The focus must not get lost with the bar. */
  function leaveBar() {
    setDeleted(null)
    place.current?.focus()
  }

  async function rename({ id, name: before }: FileRecord, name: string) {
    const save = () => props.request(address(id), { method: 'PUT', body: { name } })
    if (name === before || (await act('重命名成功', save))) setRenaming('')
  }

  return (
    <div ref={place} tabIndex={-1} className="file-list">
      {deleted && (
        <DeletedBar record={deleted} onRestore={() => restore(deleted)} onClose={leaveBar} />
      )}
      {records.length === 0 ? (
        <p className="state">{searching ? '没有符合条件的文件' : '暂无数据'}</p>
      ) : (
        <table className="table cards files" aria-label="个人文件" aria-busy={busy}>
          <thead>
            <tr>
              <th scope="col">文件名</th>
              <th scope="col">来源</th>
              <th scope="col">大小</th>
              <th scope="col">最近打开</th>
              <th scope="col">操作</th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <FileRow
                key={record.id}
                record={record}
                context={context}
                history={history}
                renaming={renaming === record.id}
                onRename={(name) => void rename(record, name)}
                onRenaming={(on) => setRenaming(on ? record.id : '')}
                onDelete={() => void remove(record)}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
