import { fileTypeOf } from '~contract/platform/file-types'
import type { FileRecord } from '~contract/platform/files'
import { DownloadLink } from '../kit/react/download-link'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { dateText } from '../kit/texts'
import { notShown, sizeText } from './file-texts'
import { RenameForm } from './rename-form'
import { TypeIcon } from './type-icon'

interface FileRowProps extends ReactAppProps {
  record: FileRecord
  renaming: boolean
  onRenaming(on: boolean): void
  onRename(name: string): void
  onDelete(): void
}

export function FileRow({ record, context, history, renaming, ...on }: FileRowProps) {
  const { id, name, fileId } = record
  return (
    <tr>
      <td data-label="文件名">
        <span className="file-name">
          <TypeIcon type={fileTypeOf(name)} />
          {renaming && (
            <RenameForm name={name} onRename={on.onRename} onCancel={() => on.onRenaming(false)} />
          )}
          {!renaming && fileId && (
            <PlaceLink history={history} to={`/file/${id}`}>
              {name}
            </PlaceLink>
          )}
          {!renaming && !fileId && (
            <button
              type="button"
              className="link"
              onClick={() => context.toast(notShown, 'danger')}
            >
              {name}
            </button>
          )}
        </span>
      </td>
      <td data-label="来源">{record.appName || '—'}</td>
      <td data-label="大小" className="numeric">
        {sizeText(record.size)}
      </td>
      <td data-label="最近打开" className="numeric">
        {dateText(record.recentOpenTime)}
      </td>
      <td data-label="操作">
        <span className="file-actions">
          {fileId && (
            <DownloadLink context={context} file={{ fileId, name }} className="button plain">
              下载<span className="visually-hidden">{name}</span>
            </DownloadLink>
          )}
          <button type="button" className="button plain" onClick={() => on.onRenaming(true)}>
            重命名<span className="visually-hidden">{name}</span>
          </button>
          <button type="button" className="button plain" onClick={on.onDelete}>
            删除<span className="visually-hidden">{name}</span>
          </button>
        </span>
      </td>
    </tr>
  )
}
