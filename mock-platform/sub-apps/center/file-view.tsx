import { useCallback } from 'react'
import { fileTypeOf } from '~contract/platform/file-types'
import type { FileRecord } from '~contract/platform/files'
import { downloadAddress, viewerAddress } from '../kit/file-address'
import { DownloadLink } from '../kit/react/download-link'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import { FilePreview } from './file-preview'
import { notShown, sizeText } from './file-texts'
import { TypeIcon } from './type-icon'

interface FileViewProps extends ReactAppProps {
  id: string
}

/** One file: what it is, and what of it can be shown here. To open it puts it in front of the list. */
export function FileView({ id, context, history }: FileViewProps) {
  const { props } = context
  const load = useCallback(
    (signal: AbortSignal) => {
      const path = `/service-filecenter/center/file/record/${encodeURIComponent(id)}/open`
      return props.request<FileRecord>(path, { method: 'POST', signal })
    },
    [props, id],
  )
  const loaded = useLoaded(load)
  const file = loaded.data

  return (
    <>
      <header className="toolbar">
        <PlaceLink history={history} to="/myFile" className="button spread">
          返回个人文件
        </PlaceLink>
        {file?.fileId && (
          <>
            <a
              className="button"
              href={viewerAddress({ fileId: file.fileId, name: file.name })}
              target="_blank"
              rel="noopener"
            >
              预览
            </a>
            <DownloadLink
              context={context}
              file={{ fileId: file.fileId, name: file.name }}
              className="button primary"
            >
              下载
            </DownloadLink>
          </>
        )}
      </header>
      {!file && <LoadingState loaded={loaded} />}
      {file && (
        <>
          <div className="file-head">
            <TypeIcon type={fileTypeOf(file.name)} />
            <div>
              <h1>{file.name}</h1>
              <p className="muted">
                {[file.appName, sizeText(file.size)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </div>
          {file.fileId ? (
            <FilePreview file={file} address={downloadAddress(file.fileId)} />
          ) : (
            <p className="state">{notShown}</p>
          )}
        </>
      )}
    </>
  )
}
