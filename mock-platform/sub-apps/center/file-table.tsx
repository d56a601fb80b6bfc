import { useState } from 'react'
import type { FileRecord } from '~/platform/contract/files'
import type { ReactAppProps } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import { FileRow } from './file-row'

interface FileTableProps extends ReactAppProps {
  records: FileRecord[]
  busy: boolean
  searching: boolean
  onChanged(): void
}

export function FileTable({ records, busy, searching, ...app }: FileTableProps) {
  const { context, history, onChanged } = app
  const { props, toast, ask } = context
  const [renaming, setRenaming] = useState('')
  if (records.length === 0) {
    return <p className="state">{searching ? '没有符合条件的文件' : '暂无数据'}</p>
  }

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

  async function remove({ id, name }: FileRecord) {
    if (!(await ask({ text: `确定删除“${name}”吗？删除后不能恢复。`, yes: '删除' }))) return
    await act('删除成功', () => props.request(address(id), { method: 'DELETE' }))
  }

  async function rename({ id, name: before }: FileRecord, name: string) {
    const save = () => props.request(address(id), { method: 'PUT', body: { name } })
    if (name === before || (await act('重命名成功', save))) setRenaming('')
  }

  return (
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
  )
}
