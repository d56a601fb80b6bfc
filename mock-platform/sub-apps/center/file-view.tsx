import type { FileRecord } from '~contract/platform/files'
import { downloadAddress, viewerAddress } from '../kit/file-address'
import { BackHead, DownloadLink, useQuery, WhenLoaded, WindowLink } from '../kit/react'
import { spoken } from '../kit/spoken'
import { FilePreview } from './file-preview'
import { TypeIcon } from './file-rows'
import { sizeText } from './file-texts'
import pages from './pages.json'

/** Opening a file moves it to the top of the list. */
export function FileView({ id }: { id: string }) {
  const loaded = useQuery<FileRecord>(
    `/service-filecenter/center/file/record/${encodeURIComponent(id)}/open`,
    { method: 'POST' },
  )
  const { fileId, name = '' } = loaded.data ?? {}
  return (
    <>
      <BackHead to="/myFile" back={spoken('返回个人文件')}>
        {fileId && (
          <>
            <WindowLink className="button" href={viewerAddress({ fileId, name })}>
              {spoken('预览')}
            </WindowLink>
            <DownloadLink file={{ fileId, name }} className="button primary">
              {spoken('下载')}
            </DownloadLink>
          </>
        )}
      </BackHead>
      <WhenLoaded loaded={loaded}>
        {(file) => (
          <>
            <div className="padded flex gap-4 items-center border-b">
              <TypeIcon name={file.name} />
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
              <p className="state">{spoken(pages.notShown)}</p>
            )}
          </>
        )}
      </WhenLoaded>
    </>
  )
}
